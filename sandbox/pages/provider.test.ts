import { describe, expect, test } from 'vitest';
import { visit } from '../testing/hosted.ts';
import { authorizationOf, trade } from '../testing/members.ts';
import { newVisitor, ORIGIN, type Shopper } from '../testing/shopper.ts';

const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';
const BUTTON = `/platform/idp/${GOOGLE}?button=http://localhost:5173`;

/** Visits an address as a browser: with cookies, and following redirects within the platform. */
const browse = async (shopper: Shopper, url: string, form?: Record<string, string>) => {
  let response = await shopper.sandbox.fetch(
    new Request(new URL(url, ORIGIN), {
      headers: { accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }),
  );
  let cookie = '';
  let address = url;
  for (let hop = 0; hop < 9 && response.headers.has('location'); hop++) {
    address = new URL(response.headers.get('location') ?? '', new URL(address, ORIGIN)).href;
    cookie = response.headers.get('set-cookie') ?? cookie;
    if (!address.startsWith(ORIGIN)) break;
    response = await shopper.sandbox.fetch(new Request(address, { headers: { accept: 'text/html' } }));
  }
  return { address, cookie, status: response.status, html: await response.text() };
};

describe('a sign-in that names a provider', () => {
  test('redirects there at once, and returns with a code for the member', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const page = await browse(shopper, await authorizationOf(shopper, { idp: GOOGLE }));
    expect([page.status, page.html.includes('Sign in with google')]).toEqual([200, true]);
    const end = await browse(shopper, page.address, { action: 'yes', email: 'ada@example.org' });
    expect(end.address).toMatch(/^http:\/\/localhost:5173\/callback#code=[\w.]+&state=state-1$/);
    expect(end.cookie).toContain('sandbox_platform_session=');
    const code = new URL(end.address.replace('#', '?')).searchParams.get('code') ?? '';
    expect((await trade(shopper, { code })).status).toBe(200);
  });

  test('has a button on the login page', async () => {
    const shopper = await newVisitor();
    const login = await browse(shopper, await authorizationOf(shopper));
    expect(login.html).toContain('Sign in with google');
    const page = await browse(shopper, login.address, { provider: GOOGLE });
    expect(page.html).toContain('Yes, that is me');
    const end = await browse(shopper, page.address, { action: 'yes', email: 'ada@example.org' });
    expect(end.address).toMatch(/^http:\/\/localhost:5173\/callback#code=/);
  });

  test.each([
    ['who refuses', { action: 'no' }, 'access_denied'],
    ['who is blocked', { action: 'yes', email: 'ben@example.org' }, 'member_blocked'],
  ])('returns with the reason for a person %s', async (_, form, reason) => {
    const shopper = await newVisitor();
    const page = await browse(shopper, await authorizationOf(shopper, { idp: GOOGLE }));
    const end = await browse(shopper, page.address, form);
    expect(end.address).toMatch(
      new RegExp(`^http://localhost:5173/callback#error=${reason}&error_description=[^&]+&state=state-1$`),
    );
  });

  test('is refused at the start for an unknown provider', async () => {
    await expect(
      authorizationOf(await newVisitor(), { idp: '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f' }),
    ).rejects.toThrow('is not a connection of this site');
  });
});

describe('the page of the provider', () => {
  test('redirects a browser through the calls back to the shop, signed in', async () => {
    const shopper = await newVisitor();
    const query = new URLSearchParams({
      tenantType: 'SITE',
      sessionId: 'a',
      encryptionKey: 'k',
      'customPayload.returnTo': 'http://localhost:5173/in',
    });
    const { body } = await shopper.get(`/v1/sso/login/site/${GOOGLE}?${query}`);
    const end = await browse(shopper, body.text('headers.0.value'), { action: 'new' });
    expect([end.address, end.cookie.includes('sandbox_platform_session=')]).toEqual([
      'http://localhost:5173/in?sessionId=a',
      true,
    ]);
  });

  test('posts its token only to the page whose button was pressed', async () => {
    const { sandbox } = await newVisitor();
    const page = await visit(sandbox, BUTTON, 'POST', { action: 'yes', email: 'ada@example.org' });
    expect(page.html).toMatch(/opener\.postMessage\({"credential":"[\w.]+"}, "http:\/\/localhost:5173"\)/);
    const refused = await visit(sandbox, BUTTON, 'POST', { action: 'no' });
    expect(refused.html).toContain('opener.postMessage({"error":"access_denied"}');
  });

  test.each([
    ['an unknown connection', '/platform/idp/nobodys?button=http://localhost:5173', 404],
    ['no state', `/platform/idp/${GOOGLE}`, 410],
    ['a made-up state', `/platform/idp/${GOOGLE}?state=made-up`, 410],
    ['a page that is not allowed', `/platform/idp/${GOOGLE}?button=https://evil.example`, 403],
    ['a script as the page', `/platform/idp/${GOOGLE}?button=javascript:alert(1)`, 403],
  ])('with %s shows an error', async (_, url, status) => {
    const { sandbox } = await newVisitor();
    for (const method of ['GET', 'POST']) {
      const page = await visit(sandbox, url, method, method === 'POST' ? { action: 'yes' } : undefined);
      expect([page.status, page.location]).toEqual([status, '']);
    }
  });

  test('shows input as text, never as markup, and refuses invalid addresses with a message', async () => {
    const { sandbox } = await newVisitor();
    const evil = '"><script>alert(1)</script>';
    const page = await visit(sandbox, BUTTON, 'POST', { action: 'yes', email: evil });
    expect([
      page.status,
      page.html.includes('<script'),
      page.html.includes('This is not an e-mail address.'),
    ]).toEqual([422, false, true]);
    expect((await visit(sandbox, BUTTON, 'PUT')).status).toBe(405);
  });
});
