import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { atMost } from '../../../test/setup/counts.ts';
import { preflight } from './index.ts';
import {
  type Answers,
  OPTIONS,
  postFlowUrl,
  redirectUri,
  SESSION,
  setStage,
  told,
  TOKEN,
} from './testing/stage.ts';

const { clientWith, find, sandbox, set } = setStage();

describe('a correct setup', () => {
  test('has no problem, and no advice', async () => {
    const findings = await preflight(clientWith().client, {
      redirectUri,
      postFlowUrl,
      origin: 'http://localhost:5173',
    });
    expect(told(findings)).toEqual({
      host: 'ok',
      clientId: 'ok',
      clock: 'ok',
      secureContext: 'ok',
      storage: 'unknown',
      redirectUri: 'ok',
      postFlowUrl: 'ok',
      origin: 'ok',
      published: 'ok',
      payments: 'ok',
    });
    expect(findings.flatMap(({ fix }) => fix ?? [])).toEqual([]);
  });

  test('is not changed: the client has no session, the site no cart, and no page was opened', async () => {
    const { client, calls } = clientWith();
    await preflight(client, { redirectUri, postFlowUrl });
    expect(client.session.getSnapshot().role).toBe('none');
    expect(await client.session.getTokens()).toBeUndefined();
    expect(sandbox().state.carts).toEqual({});
    expect(Object.values(sandbox().state.redirectSessions).filter(({ visit }) => visit !== null)).toEqual([]);
    const kinds = new Set(calls.map((call) => call.replace(/ .*(?=\/(oauth2|v1)\/)/, ' ')));
    expect([...kinds].sort()).toEqual([`GET ${OPTIONS}`, `POST ${TOKEN}`, `POST ${SESSION}`]);
    expect(calls.filter((call) => call.endsWith(TOKEN))).toHaveLength(1);
  });

  test('is checked as far as `checks` says, without unneeded calls', async () => {
    const { client, calls } = clientWith();
    expect(told(await preflight(client, { checks: ['secureContext', 'storage', 'redirectUri'] }))).toEqual({
      secureContext: 'ok',
      storage: 'unknown',
    });
    expect(calls).toEqual([]);
  });
});

test('a client id without tokens is a problem', async () => {
  set({ clientIds: ['another'] });
  expect(told(await preflight(clientWith().client, { redirectUri }))).toMatchObject({
    host: 'ok',
    clientId: 'problem',
    redirectUri: 'unknown',
    published: 'unknown',
    payments: 'unknown',
  });
});

test('a site that is not published is a problem', async () => {
  const message = 'No Public URL Found - verify that site is published';
  const { client } = clientWith({
    [SESSION]: () => Response.json({ message, details: {} }, { status: 500 }),
  });
  const findings = await preflight(client, { redirectUri });
  expect(told(findings)).toMatchObject({ published: 'problem', redirectUri: 'unknown' });
});

test('an insecure context is a problem, and an error during the check is unknown', async () => {
  const found = () => find('secureContext', { checks: ['secureContext'] });
  for (const crypto of [{}, undefined]) {
    vi.stubGlobal('crypto', crypto);
    expect(await found()).toMatchObject({
      status: 'problem',
      text: 'This page is not a secure context, which sign-ins need.',
      fix: 'Serve it over https, or from localhost.',
    });
  }
  const subtle = () => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('crypto', Object.defineProperty({}, 'subtle', { get: subtle }));
  expect(await found()).toEqual({
    check: 'secureContext',
    status: 'unknown',
    text: 'The check failed unexpectedly.',
    fix: undefined,
  });
});

describe('an abort', () => {
  test('ends the pending calls, and rejects with its own reason', async () => {
    const ending = new AbortController();
    const reason = new Error('the page is left');
    let heard: AbortSignal | null | undefined;
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        heard = signal;
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        ending.abort(reason);
      });
    const findings = preflight(clientWith({}, { fetch }).client, { signal: ending.signal });
    await expect(findings).rejects.toBe(reason);
    expect(heard?.aborted).toBe(true);
  });
});

test('no finding holds a secret, even if the host repeats the whole request', async () => {
  const secret = 'CANARY-4f1c';
  const repeat = (status: number) => (init: RequestInit) =>
    Response.json(
      {
        message: `No: ${JSON.stringify(init)}`,
        details: { applicationError: { code: `${secret} ${JSON.stringify(init.headers)}` } },
      },
      { status, headers: { 'x-wix-request-id': secret } },
    );
  const token = () => Response.json({ access_token: secret, expires_in: 14_400, refresh_token: secret });
  const uri = `https://user:${secret}@shop.example/callback?token=${secret}`;
  const hosts: Answers[] = [
    { [TOKEN]: token, [SESSION]: repeat(500), [OPTIONS]: repeat(403) },
    { [TOKEN]: token, [SESSION]: repeat(403), [OPTIONS]: repeat(428) },
    { [TOKEN]: repeat(401) },
  ];
  for (const own of hosts) {
    const findings = await preflight(clientWith({ ...own }).client, {
      redirectUri: uri,
      postFlowUrl: `${uri}#${secret}`,
    });
    expect(findings.length).toBeGreaterThan(7);
    expect(JSON.stringify(findings)).not.toContain(secret);
  }
});

test('any answer of the host leads to findings, and never to a rejection', async () => {
  const granted = { status: 200, body: '{"access_token":"AT","expires_in":60,"refresh_token":"RT"}' };
  const answer = fc.oneof(
    fc.record({
      status: fc.constantFrom(200, 201, 204, 301, 400, 401, 403, 404, 428, 429, 500, 503),
      body: fc.oneof(fc.json(), fc.string(), fc.constant(granted.body)),
    }),
    fc.constant(undefined),
  );
  const address = fc.oneof(fc.string(), fc.webUrl());
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(answer, fc.constant(granted)),
      answer,
      answer,
      address,
      async (token, session, options, uri) => {
        const reply = (one: typeof token) => () => {
          if (!one) throw new TypeError('broken');
          return new Response(one.status === 204 ? null : one.body, { status: one.status });
        };
        const { client } = clientWith({
          [TOKEN]: reply(token),
          [SESSION]: reply(session),
          [OPTIONS]: reply(options),
        });
        const findings = await preflight(client, { redirectUri: uri, postFlowUrl: uri, origin: uri });
        expect(findings).toHaveLength(10);
        for (const { text, fix, status } of findings) {
          expect(text).toMatch(/\.$/);
          if (status === 'problem' || status === 'warning') expect(fix).toMatch(/[.?]$|attempts\.$/);
        }
        client.session.dispose();
      },
    ),
    { numRuns: atMost(100, 10_000) },
  );
});
