import { describe, expect, test, vi } from 'vitest';
import { preflight } from './index.ts';
import { postFlowUrl, redirectUri, SESSION, setStage, told, TOKEN } from './testing/stage.ts';

const { clientWith, find, set } = setStage();

describe('a return address', () => {
  test('that is not on the list is a problem: the finding names the list and its rule', async () => {
    const away = { redirectUri: 'https://shop.example/callback', postFlowUrl: 'https://shop.example/back' };
    const findings = await preflight(clientWith().client, { ...away, origin: 'https://shop.example' });
    expect(told(findings)).toMatchObject({
      redirectUri: 'problem',
      postFlowUrl: 'problem',
      origin: 'problem',
    });
    const words = (check: string) => {
      const { text, fix } = findings.find((finding) => finding.check === check) ?? {};
      return [text, fix];
    };
    expect(words('redirectUri')).toEqual([
      'The platform does not lead back to https://shop.example/callback.',
      "Add it to the allowed redirect addresses of the OAuth app in the site's settings. It is compared literally: http and https differ, and so does a slash.",
    ]);
    expect(words('postFlowUrl')).toEqual([
      'The platform does not lead back to https://shop.example/back.',
      "Add it to the allowed redirect domains of the OAuth app in the site's settings. It is compared by its domain: http and https differ.",
    ]);
  });

  test('that is on the list with https only is a problem with http', async () => {
    set({ allowedRedirects: ['https://localhost:5173'] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({ status: 'problem' });
    const safe = redirectUri.replace('http:', 'https:');
    expect(await find('redirectUri', { redirectUri: safe })).toMatchObject({ status: 'ok' });
  });

  test('is unknown if the host compares addresses only on return (R95)', async () => {
    set({ callbackCheck: 'faithful', allowedRedirects: [] });
    expect(await find('redirectUri', { redirectUri })).toMatchObject({
      status: 'unknown',
      text: 'Whether the platform leads back to http://localhost:5173/callback is known only when a person comes back.',
      fix: expect.stringMatching(
        /^Look for it in the allowed redirect addresses of the OAuth app in the site's/,
      ),
    });
  });

  const noAddress = (address: string) => [
    `${address} is not an address that a login page can lead to.`,
    'Give the whole address: of a page, with https://, or of an app, such as myapp://callback.',
  ];
  const noFragment = (address: string) => [
    `${address} has a fragment.`,
    'Remove the # and everything after it.',
  ];
  const long = `/${'x'.repeat(200)}`;
  test.each([
    ['no URL', 'callback', noAddress('"callback"')],
    ['a path', '/callback', noAddress('"/callback"')],
    ['a long path', long, noAddress(`"${long.slice(0, 100)}"`)],
    ['of an app, with a fragment', 'myapp://user:secret@callback/a?b#c', noFragment('myapp://callback/a')],
    ['a file', 'file:///srv/callback', noAddress('file:///srv/callback')],
    ['a script', 'javascript:alert(1)', noAddress('javascript:alert(1)')],
    ['a blob', 'blob:https://shop.example/1', noAddress('blob:https://shop.example/1')],
    [
      'a fragment',
      'http://user:secret@localhost:5173/?secret#/callback',
      noFragment('http://localhost:5173/'),
    ],
  ])('that is %s is a problem, found without a call', async (_, uri, [text, fix]) => {
    const { client, calls } = clientWith();
    const options = { redirectUri: uri, checks: ['redirectUri'] as const };
    expect(await find('redirectUri', options, client)).toEqual({
      check: 'redirectUri',
      status: 'problem',
      text,
      fix,
    });
    expect(calls).toEqual([]);
  });

  test.each(['myapp://callback', 'com.example.shop:/callback', 'exp://localhost:19000/oauth/callback'])(
    'of an app, %s, is ok as an exact entry of the list, and a problem otherwise',
    async (address) => {
      set({ redirectUris: [address] });
      expect(await find('redirectUri', { redirectUri: address })).toMatchObject({ status: 'ok' });
      expect(await find('redirectUri', { redirectUri: `${address}/more` })).toMatchObject({
        status: 'problem',
        text: `The platform does not lead back to ${address}/more.`,
      });
      set({ redirectUris: null, allowedRedirects: [address] });
      expect(await find('postFlowUrl', { postFlowUrl: address })).toMatchObject({ status: 'ok' });
    },
  );

  test('that is not encrypted gives a warning', async () => {
    set({ allowedRedirects: ['http://shop.example'] });
    expect(await find('redirectUri', { redirectUri: 'http://shop.example/' })).toMatchObject({
      status: 'warning',
      text: 'http://shop.example/ is not encrypted: codes can be read in transit.',
      fix: 'Use https.',
    });
  });

  test('on another origin than the page that begins the sign-in gives a warning', async () => {
    set({ allowedRedirects: ['http://localhost:*'] });
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:5173' });
    const findings = await preflight(clientWith().client, { redirectUri, postFlowUrl });
    // The attempt of a sign-in is stored in the page; a checkout stores nothing there.
    expect(told(findings)).toMatchObject({ redirectUri: 'warning', postFlowUrl: 'ok', origin: 'problem' });
    expect(findings.find(({ check }) => check === 'redirectUri')).toMatchObject({
      text: 'http://localhost:5173/callback is not on the origin of this page (http://127.0.0.1:5173), which stores the sign-in attempt.',
      fix: 'Open the page on the origin of that address, or give startSignIn() another storage: attempts.',
    });
  });

  test('is ok on the origin of the page, or for a page without an origin, such as a file', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:5173' });
    expect(await find('redirectUri', { redirectUri })).toEqual({
      check: 'redirectUri',
      status: 'ok',
      text: 'The platform leads back to http://localhost:5173/callback.',
      fix: undefined,
    });
    vi.stubGlobal('location', { origin: 'null' });
    const findings = await preflight(clientWith().client, { redirectUri, checks: ['redirectUri', 'origin'] });
    expect(told(findings)).toEqual({ redirectUri: 'ok' });
  });

  const refusal = (status: number, message: string, code = 'OTHER') => [
    status,
    { message, details: { applicationError: { code } } },
  ];
  const failed = (words: string) =>
    `Whether the platform leads back to http://localhost:5173/callback is unknown: ${words}.`;
  const notAllowed = 'The platform does not lead back to http://localhost:5173/callback.';
  test.each<[string, unknown[], string, string]>([
    ['with the code of the list', refusal(400, 'No', 'CALLBACK_URL_NOT_ALLOWED'), 'problem', notAllowed],
    ['with the message of the list', refusal(403, 'Not in the Allowed Redirect list'), 'problem', notAllowed],
    ['for another reason', refusal(403, 'No'), 'unknown', failed('403 OTHER')],
    [
      'with the message of the list, but another status',
      refusal(400, 'allowed redirect'),
      'unknown',
      failed('400 OTHER'),
    ],
    [
      'because the site is not published',
      refusal(500, 'No public URL found'),
      'unknown',
      'The site has no public address, so return addresses cannot be checked.',
    ],
  ])('that is refused %s', async (_, [status, body], found, text) => {
    const { client } = clientWith({
      [SESSION]: () => Response.json(body, { status: Number(status) }),
    });
    expect(await find('redirectUri', { redirectUri }, client)).toMatchObject({ status: found, text });
  });

  test('is not checked without a token', async () => {
    const { client } = clientWith({ [TOKEN]: () => Response.json({}, { status: 401 }) });
    expect(await find('redirectUri', { redirectUri }, client)).toMatchObject({
      status: 'unknown',
      text: 'http://localhost:5173/callback could not be checked: there is no token.',
    });
  });

  test('is requested for a sign-in or for another page, according to its use', async () => {
    const bodies: unknown[] = [];
    const { client } = clientWith({
      [SESSION]: ({ body }) => {
        bodies.push(JSON.parse(body as string));
        return Response.json({}, { status: 403 });
      },
    });
    await find('redirectUri', { redirectUri, checks: ['redirectUri'] }, client);
    await find('postFlowUrl', { postFlowUrl, checks: ['postFlowUrl'] }, client);
    expect(bodies).toEqual([
      {
        auth: {
          authRequest: expect.objectContaining({ redirectUri, clientId: client.session.clientId }),
          prompt: 'none',
        },
      },
      { login: {}, callbacks: { postFlowUrl } },
    ]);
  });
});
