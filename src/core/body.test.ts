import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTooDeep } from './body.ts';
import { call, clientOf, failureOf, host } from './testing/fakes.ts';

const answering = (body: BodyInit | null, init?: ResponseInit) =>
  clientOf(host(() => new Response(body, init)).fetch);
const deep = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels);

// In a page the bytes of a copy are counted, see body.ts.
describe.each([
  ['server', undefined],
  ['page', {}],
])('on a %s:', (_, document) => {
  beforeEach(() => void vi.stubGlobal('document', document));
  afterEach(() => void vi.unstubAllGlobals());

  describe('a success', () => {
    test.each([204, 205, 200, 202])(
      'with status %d and no body is a success without data',
      async (status) => {
        await expect(call(answering(null, { status }))).resolves.toBeUndefined();
      },
    );
    test('with an empty body is a success without data', async () => {
      await expect(call(answering(''))).resolves.toBeUndefined();
    });
    test.each([' ', '\n', '\r\n\t  \n', '\uFEFF'])(
      'with only white space is a success without data: %j',
      async (body) => {
        await expect(call(answering(body))).resolves.toBeUndefined();
      },
    );
    test('of a write with only white space is a success too, not an unknown outcome', async () => {
      await expect(call(answering('\r\n'), 'adds')).resolves.toBeUndefined();
    });
    test('with status 201 has its data', async () => {
      await expect(call(answering('{"a":1}', { status: 201 }))).resolves.toEqual({ a: 1 });
    });
    test('returns the body exactly as it was sent', async () => {
      const body = { createdDate: '2026-01-01T00:00:00Z', price: 'NaN', _id: 'x' };
      await expect(call(answering(JSON.stringify(body)))).resolves.toEqual(body);
    });
    test('does not pollute Object.prototype', async () => {
      await call(answering('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'));
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });
  });

  describe('an unusable response becomes one typed error with status and request id:', () => {
    const init = { headers: { 'x-wix-request-id': 'r-1' } };
    test.each([
      ['HTML', '<html>SECRET</html>', 'a web page; is `host` right?'],
      ['truncated JSON', '{"cart":{"id":', 'not JSON'],
      ['513 levels', deep(513, '1'.repeat(100)), 'too deep'],
      ['100,000 levels', deep(100_000), 'too deep'],
      ['11 MB', JSON.stringify('x'.repeat(11_000_000)), 'too large'],
    ])('%s', async (_, body, what) => {
      const error = await failureOf(call(answering(body, init)));
      expect(error).toMatchObject({
        name: 'ApiError',
        code: 'UNUSABLE_ANSWER',
        message: `The answer is ${what}`,
        status: 200,
        requestId: 'r-1',
        retryable: 'no',
      });
      expect(JSON.stringify(error)).not.toContain('SECRET');
    });

    test('the effect of a write is then unknown', async () => {
      expect(await failureOf(call(answering('<html>'), 'adds'))).toMatchObject({ retryable: 'unknown' });
    });

    test('an endless body is cancelled after 10 MB', async () => {
      let sent = 0;
      let cancelled = false;
      const endless = new ReadableStream({
        pull: (stream) => {
          sent += 1_000_000;
          stream.enqueue(new Uint8Array(1_000_000).fill(32));
        },
        cancel: () => {
          cancelled = true;
        },
      });
      expect(await failureOf(call(answering(endless)))).toMatchObject({ message: 'The answer is too large' });
      // The stream, and in a page its copy, each hold one more chunk.
      expect([sent <= 13_000_000, cancelled]).toEqual([true, true]);
    });

    test('the next call works', async () => {
      const site = clientOf(host(new Response('<html>'), Response.json({ a: 1 })).fetch);
      await failureOf(call(site));
      await expect(call(site)).resolves.toEqual({ a: 1 });
    });
  });

  test('an HTML page with an error status becomes an error of that status, without the page', async () => {
    const error = await failureOf(
      call(answering('<html>SECRET</html>', { status: 404, statusText: 'Not Found' })),
    );
    expect(error).toMatchObject({ status: 404, code: 'Not Found', message: 'Not Found' });
    expect(JSON.stringify(error)).not.toContain('SECRET');
  });

  test.each([301, 302, 307, 308])('a redirect (%d) is not followed', async (status) => {
    const { seen, fetch } = host(new Response(null, { status, headers: { Location: 'https://evil.test/' } }));
    expect(await failureOf(call(clientOf(fetch)))).toMatchObject({ code: 'REDIRECT', status });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ redirect: 'manual' });
  });

  test('a text whose chunks end inside a character is decoded correctly', async () => {
    const bytes = new TextEncoder().encode('{"name":"Grüße 🎁"}');
    const pieces = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    await expect(call(answering(pieces))).resolves.toEqual({ name: 'Grüße 🎁' });
  });
});

test('nesting is counted correctly, whatever brackets the strings contain', () => {
  const texts = fc.array(fc.stringMatching(/^[[\]{}"\\ax]*$/, { maxLength: 40 }));
  const levels = fc.array(fc.boolean(), { minLength: 500, maxLength: 520 });
  fc.assert(
    fc.property(texts, levels, (inside, lists) => {
      const value = lists.reduce<object>(
        (deeper, list) => (list ? [1, deeper] : { a: null, deeper }),
        inside,
      );
      expect(isTooDeep(value, 512)).toBe(lists.length + 1 > 512);
    }),
  );
});
