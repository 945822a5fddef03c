import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { startServer } from '../../sandbox/serve.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { preflight } from './index.ts';
import { redirectUri, setStage, told, TOKEN } from './testing/stage.ts';

const { clientWith, find, sandbox } = setStage();

describe('the host', () => {
  test('cannot be reached: nothing more is asked, and nothing else is blamed', async () => {
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
    expect(findings[0]?.text).toContain(gone.url);
    expect(calls).toHaveLength(1);
  });

  test('does not answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const hanging = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const finding = find('host', {}, clientWith({}, { fetch: hanging }).client);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await finding).toMatchObject({ status: 'problem', text: expect.stringContaining('in time') });
  });

  test('is not asked when the device is offline, as far as the browser tells', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { client } = clientWith({}, { fetch: () => Promise.reject(new TypeError('failed')) });
    expect(await find('host', {}, client)).toMatchObject({
      status: 'problem',
      text: 'This device is offline.',
    });
  });

  test.each<[string, number, string]>([
    ['a page of a site', 200, '<!doctype html><p>Hello'],
    ['an address without such calls', 404, '<p>Not found'],
    ['JSON of something else', 200, '{"hello":true}'],
    ['an empty answer', 204, ''],
  ])('is something else: %s', async (_, status, body) => {
    const other = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { client } = clientWith({}, { host: `http://127.0.0.1:${port}` });
    expect(await find('host', {}, client)).toMatchObject({ status: 'problem', fix: expect.any(String) });
    other.close();
  });

  test.each([
    [429, /fewer calls/],
    [503, /fails at the moment/],
  ])('has a bad moment: %i', async (status, words) => {
    const { client } = clientWith({ [TOKEN]: () => Response.json({}, { status }) });
    const findings = await preflight(client);
    expect(findings[0]).toMatchObject({
      check: 'host',
      status: 'warning',
      text: expect.stringMatching(words),
    });
    expect(told(findings)).toMatchObject({ clientId: 'unknown' });
  });

  test.each([
    ['http://shop.example', 'warning'],
    ['http://localhost', 'ok'],
    ['http://127.0.0.1:4010', 'ok'],
    ['https://shop.example', 'ok'],
  ])('%s: %s', async (host, status) => {
    const fetch = async () => Response.json({ access_token: 'AT', expires_in: 14_400, refresh_token: 'RT' });
    expect(await find('host', { checks: ['host'] }, clientWith({}, { host, fetch }).client)).toMatchObject({
      status,
    });
  });
});

describe('the clock', () => {
  const hour = 3_600_000;
  test.each([
    ['fast by an hour', hour, 'problem', /3(599|600|601) seconds fast/],
    ['slow by an hour', -hour, 'problem', /3(599|600|601) seconds slow/],
    ['fast by two minutes', 120_000, 'warning', /seconds fast/],
    ['right within what a slow answer explains', 20_000, 'ok', /right/],
  ])('is %s', async (_, off, status, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    // The platform's clock stays right.
    sandbox().state.clock.offset = -off;
    expect(await find('clock')).toMatchObject({ status, text: expect.stringMatching(text) });
  });

  const withToken = (value: string) =>
    find(
      'clock',
      { checks: ['clock'] },
      clientWith({
        [TOKEN]: () => Response.json({ access_token: value, expires_in: 14_400, refresh_token: 'RT' }),
      }).client,
    );

  test('is compared with the token where a page may not see the date', async () => {
    const made = (iat: unknown) => `OauthNG.JWS.e30.${btoa(JSON.stringify({ iat })).replace(/=+$/, '')}.x`;
    expect(await withToken(made(Date.now() / 1000))).toMatchObject({ status: 'ok' });
    expect(await withToken(made(Date.now() / 1000 - 3_600))).toMatchObject({ status: 'problem' });
    expect(await withToken(made('yesterday'))).toMatchObject({ status: 'unknown' });
    expect(await withToken('opaque')).toMatchObject({ status: 'unknown' });
  });
});
