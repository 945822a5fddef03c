import { describe, expect, test, vi } from 'vitest';
import { preflight } from './index.ts';
import { redirectUri, SESSION, setStage, told } from './testing/stage.ts';

const { clientWith, find, set } = setStage();

describe('a callback', () => {
  test('is not on the list: the list is named, and how it is compared', async () => {
    const away = { redirectUri: 'https://shop.example/callback', postFlowUrl: 'https://shop.example/back' };
    const findings = await preflight(clientWith().client, { ...away, origin: 'https://shop.example' });
    expect(told(findings)).toMatchObject({
      redirectUri: 'problem',
      postFlowUrl: 'problem',
      origin: 'problem',
    });
    const fix = (check: string) => findings.find((finding) => finding.check === check)?.fix;
    expect(fix('redirectUri')).toMatch(/allowed redirect addresses.*to the letter/);
    expect(fix('postFlowUrl')).toMatch(/allowed redirect domains/);
  });

  test('is on the list with https only', async () => {
    set({ allowedRedirects: ['https://localhost:5173'] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({ status: 'problem' });
    const safe = redirectUri.replace('http:', 'https:');
    expect(await find('redirectUri', { redirectUri: safe })).toMatchObject({ status: 'ok' });
  });

  test('is not known to be allowed where the host looks at it only on return (R95)', async () => {
    set({ callbackCheck: 'faithful', allowedRedirects: [] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({
      status: 'unknown',
      text: expect.stringMatching(/when somebody comes back/),
      fix: expect.stringMatching(/allowed redirect addresses/),
    });
  });

  test.each([
    ['no address', 'callback', 'problem'],
    ['a path', '/callback', 'problem'],
    ['another scheme', 'myapp://callback', 'problem'],
    ['a script', 'javascript:alert(1)', 'problem'],
    ['a fragment', 'http://localhost:5173/#/callback', 'problem'],
  ])('is %s: nobody is asked', async (_, uri, status) => {
    const { client, calls } = clientWith();
    const options = { redirectUri: uri, checks: ['redirectUri'] as const };
    expect(await find('redirectUri', options, client)).toMatchObject({ status });
    expect(calls).toEqual([]);
  });

  test('is not encrypted, or of another origin than the page that begins the sign-in', async () => {
    set({ allowedRedirects: ['http://shop.example', 'http://localhost:*'] });
    expect(await find('redirectUri', { redirectUri: 'http://shop.example/' })).toMatchObject({
      status: 'warning',
    });
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:5173' });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({
      status: 'warning',
      text: expect.stringContaining('another origin'),
    });
    expect(await find('origin')).toMatchObject({ status: 'problem' });
  });

  test('cannot be asked about: the call fails in another way', async () => {
    const { client } = clientWith({ [SESSION]: () => Response.json({}, { status: 500 }) });
    expect(await find('redirectUri', { redirectUri }, client)).toMatchObject({ status: 'unknown' });
  });
});
