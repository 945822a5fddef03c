import { beforeEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { NotARecordingError, readRecording, type Recording } from './recording.ts';
import { replay } from './replay.ts';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
let sandbox: Sandbox;
let recorder: Recorder;

beforeEach(() => {
  sandbox = createSandbox();
  recorder = createRecorder({ fetch: (request) => sandbox.fetch(request) });
});

const send = async (path: string, body?: unknown, token?: string): Promise<Record<string, unknown>> => {
  const response = await recorder.fetch(`http://localhost${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
};

/** A visit: a token, a product, a cart, and a registration with a name. */
const visit = async () => {
  const { access_token: token } = await send('/oauth2/token', { clientId, grantType: 'anonymous' });
  const answer = await send(
    '/v1/products/query-platformized',
    { query: { paging: { limit: 5 } } },
    String(token),
  );
  const products = answer['products'] as { id: string; productOptions: unknown[] }[];
  const product = products.find(({ productOptions }) => productOptions.length === 0);
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product?.id };
  await send(
    '/v1/carts/current/add-to-cart',
    { lineItems: [{ quantity: 2, catalogReference }] },
    String(token),
  );
  await send('/v1/carts/current', undefined, String(token));
  await send(
    '/v2/register',
    {
      loginId: { email: 'ada@lovelace.example' },
      password: 'analytical-engine',
      profile: { firstName: 'Ada', lastName: 'Lovelace' },
    },
    String(token),
  );
  return String(token);
};

describe('a recording', () => {
  test('holds the calls in their order with their operations', async () => {
    await visit();
    const { exchanges } = await recorder.recording();
    expect(exchanges.map(({ operation, status }) => [operation, status])).toEqual([
      ['createToken', 200],
      ['queryProducts', 200],
      ['addToCurrentCart', 200],
      ['getCurrentCart', 200],
      ['register', 200],
    ]);
    expect(exchanges[2]?.identity).toBe('{{access_token 1}}');
  });

  test('holds no token, password, name or e-mail address', async () => {
    const token = await visit();
    const text = JSON.stringify(await recorder.recording());
    for (const secret of [token, 'analytical-engine', 'lovelace', 'Lovelace', 'Ada'])
      expect(text).not.toContain(secret);
  });

  test('replaces secrets that are recognized later', async () => {
    await send('/v1/carts/current?note=swordfish-swordfish', undefined, 'none');
    await send('/v2/login', { loginId: { email: 'a@b.example' }, password: 'swordfish-swordfish' }, 'none');
    expect(JSON.stringify(await recorder.recording())).not.toContain('swordfish');
  });

  test('keeps a failed call and passes its error on', async () => {
    const broken = createRecorder({ fetch: () => Promise.reject(new TypeError('no network')) });
    await expect(broken.fetch('http://localhost/v1/carts/current')).rejects.toThrow('no network');
    const { exchanges } = await broken.recording();
    expect(exchanges).toMatchObject([{ operation: 'getCurrentCart', status: null }]);
  });

  test('can be read from a file', async () => {
    await visit();
    const recording = await recorder.recording();
    expect(readRecording(JSON.stringify(recording))).toEqual(recording);
  });

  test.each([
    ['', 'not JSON'],
    ['{"format":"har"}', 'not a recording'],
    ['{"format":"vitrine-recording","version":2}', 'another version'],
    ['{"format":"vitrine-recording","version":1}', 'lacks "startedAt"'],
    ['{"format":"vitrine-recording","version":1,"startedAt":"x","exchanges":[{"at":-1}]}', 'exchanges[0].at'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => readRecording(text)).toThrow(NotARecordingError);
    expect(() => readRecording(text)).toThrow(reason);
  });
});

describe('replaying', () => {
  test('against a sandbox with the same shop gives the same answers, under other ids', async () => {
    await visit();
    const report = await replay(await recorder.recording(), createSandbox());
    expect(report.exchanges.flatMap(({ differences }) => differences)).toEqual([]);
    expect(report.same).toBe(true);
  });

  test('reports the path of a difference', async () => {
    await visit();
    const report = await replay(await recorder.recording(), createSandbox({ scenario: 'sold-out' }));
    expect(report.same).toBe(false);
    expect(report.exchanges[0]?.differences).toEqual([]);
    const [product] = report.exchanges[1]?.differences ?? [];
    expect(product?.place).toMatch(/^products\[\d\]\.stock/);
  });

  test('sends the time of an answer of the replay in place of the recorded one', async () => {
    const call = {
      at: 0,
      operation: null,
      method: 'POST',
      target: '/',
      identity: null,
      status: 200,
    } as const;
    const recorded = '2026-03-02T09:00:00.000Z';
    const sent: unknown[] = [];
    const target = {
      fetch: async (request: Request) => {
        sent.push(await request.json());
        return Response.json({ expires: '2026-11-23T08:30:00.000Z' });
      },
    };
    const recording: Recording = {
      format: 'vitrine-recording',
      version: 1,
      startedAt: recorded,
      exchanges: [
        { ...call, body: {}, answer: { expires: recorded } },
        { ...call, body: { seen: recorded, before: '2026-03-01T09:00:00Z' } },
      ],
    };
    await replay(recording, target);
    expect(sent).toEqual([{}, { seen: '2026-11-23T08:30:00.000Z', before: '2026-03-01T09:00:00Z' }]);
  });

  test('reports a secret that no answer contains, and uses the given value', async () => {
    await visit();
    const recording = await recorder.recording();
    const [password] = (await replay(recording, createSandbox())).exchanges[4]?.unknown ?? [];
    expect(password).toBe('password 1');
    const report = await replay(recording, createSandbox(), { secrets: { 'password 1': 'another-engine' } });
    expect(report.exchanges[4]?.unknown).toEqual([]);
  });
});
