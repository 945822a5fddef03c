import { createSandbox } from '../../../sandbox/create-sandbox.ts';
import { startServer } from '../../../sandbox/hosts/http/serve.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { preflight, type FindingStatus } from './index.ts';
import { type Answers, redirectUri, setStage, told, TOKEN } from './testing/stage.ts';

const { clientWith, find } = setStage();

const HOST = 'https://shop.example';
const FINE = 'The host answers like the platform.';
const CORS =
  'Check that the host is right and runs. In a browser, check that it lets this page read its answers (CORS), and that no content blocker stops them.';
const unreachable = (why: string, host = ` ${HOST}`) => `The host${host} cannot be reached: ${why}.`;

const granted = () => Response.json({ access_token: 'AT', expires_in: 14_400, refresh_token: 'RT' });
const broken = () => {
  throw new TypeError('fetch failed');
};
const answer =
  (status: number, body: object = {}) =>
  () =>
    Response.json(body, { status });

type Words = [status: FindingStatus, text: string, fix?: string];

describe('the host', () => {
  const fine: Words = ['ok', FINE];
  const notAsked = 'The host did not answer, so the client id was not checked.';
  const noTokens = (status: number): Words => [
    'unknown',
    `The host gave no tokens (${status}), so the client id was not checked.`,
  ];
  const failing = (status: number): Words => [
    'warning',
    `The host answers, but fails at the moment (${status}).`,
    'Try again later.',
  ];
  const refused = (status: number): Words => [
    'problem',
    `The platform gives no tokens for this client id (${status}).`,
    "Copy the client id from the OAuth app in the site's settings; it is neither the site id nor the app id.",
  ];

  test.each<[string, () => Response, Words, Words]>([
    ['gives tokens', granted, fine, ['ok', 'The client id gets tokens.']],
    ['does not answer', broken, ['problem', unreachable('no answer'), CORS], ['unknown', notAsked]],
    [
      'is rate limited',
      answer(429),
      ['warning', 'The host limits the rate of calls (429).', 'Wait a minute, or use pacing().'],
      noTokens(429),
    ],
    ['fails', answer(500, { error: 'server_error' }), failing(500), noTokens(500)],
    ['is down', answer(503), failing(503), noTokens(503)],
    [
      'is not an API host',
      answer(404),
      [
        'problem',
        'The host answers, but not like the platform (404).',
        'Give createClient() the API host, not an address of the site.',
      ],
      noTokens(404),
    ],
    ['gives an OAuth error', answer(404, { error: 'invalid_client' }), fine, noTokens(404)],
    ['refuses the client id (400)', answer(400), fine, refused(400)],
    ['refuses the client id (401)', answer(401), fine, refused(401)],
    ['refuses the client id (403)', answer(403), fine, refused(403)],
  ])('%s', async (_, reply, ...expected) => {
    const { client } = clientWith({ [TOKEN]: reply }, { host: HOST });
    const findings = await preflight(client, { checks: ['host', 'clientId'] });
    expect(findings.map(({ status, text, fix }) => [status, text, fix])).toEqual(
      expected.map(([status, text, fix]) => [status, text, fix]),
    );
  });

  test('cannot be reached: no further request is sent, and no other finding is a problem', async () => {
    const gone = await startServer(createSandbox(), { port: 0 });
    await gone.close();
    const { client, calls } = clientWith({}, { host: gone.url });
    const findings = await preflight(client, { redirectUri });
    expect(told(findings)).toMatchObject({
      host: 'problem',
      clientId: 'unknown',
      clock: 'unknown',
      redirectUri: 'unknown',
      published: 'unknown',
    });
    const text = (check: string) => findings.find((finding) => finding.check === check)?.text;
    expect(text('host')).toContain(gone.url);
    expect(text('clock')).toBe('The platform did not send its time.');
    expect(text('published')).toBe('There is no token for this check.');
    expect(calls).toHaveLength(1);
  });

  test('does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const finding = find('host', {}, clientWith({}, { host: HOST, fetch }).client);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await finding).toMatchObject({ status: 'problem', text: unreachable('no answer in time') });
  });

  test('is not the problem if the browser reports that the device is offline', async () => {
    const { client } = clientWith({ [TOKEN]: broken }, { host: HOST });
    const words: unknown[] = [];
    for (const navigator of [{ onLine: false }, { onLine: true }, undefined]) {
      vi.stubGlobal('navigator', navigator);
      const [finding] = await preflight(client, { checks: ['host'] });
      words.push([finding?.text, finding?.fix]);
    }
    const blamed = [unreachable('no answer'), CORS];
    expect(words).toEqual([['This device is offline.', 'Connect it to the network.'], blamed, blamed]);
  });

  test('is not named in the finding if the client has no `host`', async () => {
    const textOf = async (answers: Answers) => {
      const { host: _untold, ...client } = clientWith(answers).client;
      return (await preflight(client, { checks: ['host'] }))[0]?.text;
    };
    expect(await textOf({ [TOKEN]: granted })).toBe(FINE);
    expect(await textOf({ [TOKEN]: broken })).toBe(unreachable('no answer', ''));
  });

  test.each<[string, number, string]>([
    ['a page of a site', 200, '<!doctype html><p>Hello'],
    ['a 404 page', 404, '<p>Not found'],
    ['other JSON', 200, '{"hello":true}'],
    ['an empty answer', 204, ''],
  ])('is another server: %s', async (_, status, body) => {
    const other = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { client } = clientWith({}, { host: `http://127.0.0.1:${port}` });
    expect(await find('host', {}, client)).toMatchObject({ status: 'problem', fix: expect.any(String) });
    other.close();
  });

  const warned = {
    status: 'warning',
    text: 'Calls to the host are not encrypted: tokens can be read in transit.',
    fix: 'Use https.',
  };
  const safe = { status: 'ok', text: FINE };
  test.each([
    ['http://shop.example', warned],
    ['http://notlocalhost', warned],
    ['http://localhost.example', warned],
    ['https://shop.example', safe],
    ['http://localhost', safe],
    ['http://shop.localhost:4010', safe],
    ['http://127.0.0.1:4010', safe],
    ['http://127.10.20.30', safe],
    ['http://[::1]:4010', safe],
  ])('must use https, except on this machine: %s', async (host, expected) => {
    const { client } = clientWith({ [TOKEN]: granted }, { host });
    expect(await find('host', { checks: ['host'] }, client)).toMatchObject(expected);
  });
});
