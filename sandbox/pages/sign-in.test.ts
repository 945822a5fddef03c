import { describe, expect, test } from 'vitest';
import { visit } from '../testing/hosted.ts';
import { authorizationOf, BACK, credentials, loginAt, trade, visitWith } from '../testing/members.ts';
import { callerWith, newVisitor, type Shopper } from '../testing/shopper.ts';

const sessionTokenOf = async (shopper: Shopper, name = 'ada') =>
  (await shopper.post('/v2/login', credentials(name))).body.text('sessionToken');
const codeOf = (location: string) => new URL(location.replace('#', '?')).searchParams.get('code') ?? '';
const FRAME = { responseMode: 'web_message', redirectUri: undefined };
const SHOP = { referer: 'http://localhost:5173/' };

describe('the hosted login page', () => {
  test('R16, R18: returns with a code and the state; the code gives the tokens of the member, with the visitor’s cart', async () => {
    const shopper = await newVisitor();
    await shopper.add('oak-board');
    const { status, location } = await loginAt(shopper, await authorizationOf(shopper));
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^.*callback#code=[\w.]+&state=state-1$/),
    ]);
    const { body } = await trade(shopper, { code: codeOf(location) });
    const member = callerWith(shopper.sandbox, body.text('access_token'));
    expect((await member.cart()).body.at('cart.buyerInfo')).toEqual({
      memberId: shopper.sandbox.state.members[0]?.id,
    });
  });

  test('answers in the query if the request says so', async () => {
    const shopper = await newVisitor();
    const url = await authorizationOf(shopper, { responseMode: 'query', redirectUri: `${BACK}?a=1` });
    expect((await loginAt(shopper, url)).location).toMatch(/callback\?a=1&code=[\w.]+&state=state-1$/);
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, 'E-mail or password is wrong.'],
    ['an unknown address', { email: 'nobody@example.org' }, 'E-mail or password is wrong.'],
    ['a blocked member', { email: 'ben@example.org' }, 'has blocked this member'],
    ['a password that must be reset', { email: 'ida@example.org' }, 'must be reset'],
  ])('with %s shows the form again with the reason, without the password', async (_, form, words) => {
    const shopper = await newVisitor();
    const password = 'password' in form ? form.password : 'sandbox-password';
    const { status, html } = await loginAt(shopper, await authorizationOf(shopper), form);
    expect([status, html.includes(words), html.includes(`value="${password}"`)]).toEqual([422, true, false]);
    expect(html).not.toContain('<script');
  });

  test.each([
    ['mira', 'Confirm your e-mail address'],
    ['otto', 'has not approved you yet'],
  ])('R37: tells %s which step is pending', async (name, words) => {
    const shopper = await newVisitor();
    const { email } = credentials(name).loginId;
    const page = await loginAt(shopper, await authorizationOf(shopper), { email });
    expect([page.status, page.location, page.html.includes(words)]).toEqual([200, '', true]);
  });

  test('signs in an account of the sample site with one press, or shows why it cannot sign in', async () => {
    const shopper = await newVisitor();
    const { members } = shopper.sandbox.state;
    const as = async (name: string) =>
      loginAt(shopper, await authorizationOf(shopper), {
        action: '',
        account: members.find(({ email }) => email === `${name}@example.org`)?.id ?? '',
      });
    expect((await as('ada')).location).toMatch(/#code=/);
    expect((await as('ben')).html).toContain('has blocked this member');
    expect((await as('ida')).html).toContain('must be reset');
  });

  test.each([
    ['visible', {}, 'Tick the box.'],
    ['visible', { captcha: 'ticked' }, undefined],
    ['invisible', {}, undefined],
  ] as const)('has the captcha if it is %s: %j', async (captcha, form, words) => {
    const shopper = await newVisitor({ settings: { captcha, captchaTokens: ['good'] } });
    const page = await loginAt(shopper, await authorizationOf(shopper), form);
    if (words === undefined) expect(page.location).toMatch(/#code=/);
    else expect(page.html).toContain(`<a href="#captcha">${words}</a>`);
  });

  test('with the prompt consent asks for consent, even of a remembered member', async () => {
    const shopper = await newVisitor();
    const { location } = await visit(shopper.sandbox, await authorizationOf(shopper));
    const form = { action: 'login', email: 'ada@example.org', password: 'sandbox-password' };
    const response = await shopper.sandbox.fetch(
      new Request(new URL(location, 'http://localhost:4010'), {
        method: 'POST',
        body: new URLSearchParams(form),
      }),
    );
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const asked = await visitWith(shopper, await authorizationOf(shopper, {}, 'consent'), { cookie });
    const page = new URL(asked.headers.get('location') ?? '', 'http://localhost:4010');
    const shown = await visitWith(shopper, page.href, { cookie });
    expect(shown.html).toMatch(/Allow as\s+Ada Berg/);
    const allowed = await shopper.sandbox.fetch(
      new Request(page, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ action: 'continue' }),
      }),
    );
    expect(allowed.headers.get('location')).toMatch(/#code=/);
  });

  test('returns with access_denied after "No"', async () => {
    const shopper = await newVisitor();
    const { location } = await loginAt(shopper, await authorizationOf(shopper), { action: 'no' });
    expect(location).toMatch(/callback#error=access_denied&error_description=[^&]+&state=state-1$/);
  });

  test('shows input as text, never as markup', async () => {
    const shopper = await newVisitor();
    const form = { email: '"><script>alert(1)</script>' };
    expect((await loginAt(shopper, await authorizationOf(shopper), form)).html).not.toContain('<script');
  });

  test('remembers the member: the next sign-in asks nothing until the member signs out', async () => {
    const shopper = await newVisitor();
    const { location } = await visit(shopper.sandbox, await authorizationOf(shopper));
    const response = await shopper.sandbox.fetch(
      new Request(new URL(location, 'http://localhost:4010'), {
        method: 'POST',
        body: new URLSearchParams({
          action: 'login',
          email: 'ada@example.org',
          password: 'sandbox-password',
        }),
      }),
    );
    const set = response.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/; Path=\/platform\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/);
    const headers = { cookie: `other=1; ${set.split(';')[0]}` };
    const again = await visitWith(shopper, await authorizationOf(shopper), headers);
    expect(again.headers.get('location')).toMatch(/callback#code=/);
    const silent = await visitWith(shopper, await authorizationOf(shopper, FRAME, 'none'), {
      ...headers,
      ...SHOP,
    });
    expect(silent.html).toContain('"code"');
    const { body } = await trade(shopper, { code: codeOf(again.headers.get('location') ?? '') });
    const member = callerWith(shopper.sandbox, body.text('access_token'));
    const out = await member.post('/v1/redirect-session', {
      logout: { clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' },
      callbacks: { postFlowUrl: 'http://localhost:5173/' },
    });
    const left = await visitWith(shopper, out.body.text('redirectSession.fullUrl'), headers);
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
    const after = await visitWith(shopper, await authorizationOf(shopper, {}, 'none'), headers);
    expect(after.headers.get('location')).toMatch(/error=login_required/);
  });

  test('without an authorization returns to the post-flow address', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.post('/v1/redirect-session', {
      login: {},
      callbacks: { postFlowUrl: 'http://localhost:5173/home' },
    });
    const { location } = await loginAt(shopper, body.text('redirectSession.fullUrl'));
    expect(location).toBe(
      'http://localhost:5173/home?wixMemberLoggedIn=true&redirectStatus=SUCCESS&redirectPurpose=AUTHORIZE',
    );
  });
});

describe('the authorization page', () => {
  test('takes a valid session token without asking', async () => {
    const shopper = await newVisitor();
    const sessionToken = await sessionTokenOf(shopper);
    expect(JSON.stringify(shopper.sandbox.state)).not.toContain(sessionToken);
    const url = await authorizationOf(shopper, { sessionToken }, 'none');
    expect((await visit(shopper.sandbox, url)).location).toMatch(/callback#code=/);
    shopper.sandbox.advance(9 * 60_000);
    const late = await authorizationOf(shopper, { sessionToken }, 'none');
    shopper.sandbox.advance(60_000);
    expect((await visit(shopper.sandbox, late)).location).toMatch(/error=login_required/);
  });

  test.each(['wrong', ''])('refuses the session token %j', async (sessionToken) => {
    const shopper = await newVisitor();
    const url = await authorizationOf(shopper, { sessionToken }, 'none');
    expect((await visit(shopper.sandbox, url)).location).toMatch(/error=login_required/);
  });

  test('R42: posts the result only to the exact origin of the page around its frame', async () => {
    const shopper = await newVisitor();
    const sessionToken = await sessionTokenOf(shopper);
    const url = await authorizationOf(shopper, { ...FRAME, sessionToken }, 'none');
    const { html, headers } = await visitWith(shopper, url, SHOP);
    expect(html).toMatch(
      /parent\.postMessage\({"code":"[\w.]+","state":"state-1"}, "http:\/\/localhost:5173"\);/,
    );
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'nonce-\w+'.*frame-ancestors http:\/\/localhost:5173$/,
    );
  });

  test('R42: posts login_required if no member is signed in', async () => {
    const shopper = await newVisitor();
    const { html } = await visitWith(shopper, await authorizationOf(shopper, FRAME, 'none'), SHOP);
    expect(html).toContain('{"error":"login_required"');
  });

  test.each<Record<string, string>>([{ referer: 'https://evil.example/' }, {}, { referer: 'about:blank' }])(
    'posts nothing to a frame on %j',
    async (headers) => {
      const shopper = await newVisitor();
      const sessionToken = await sessionTokenOf(shopper);
      const page = await visitWith(
        shopper,
        await authorizationOf(shopper, { ...FRAME, sessionToken }, 'none'),
        headers,
      );
      expect([page.status, page.html.includes('<script'), shopper.sandbox.state.codes]).toEqual([
        403,
        false,
        {},
      ]);
    },
  );

  test('shows the problem in a frame without a referrer', async () => {
    const shopper = await newVisitor();
    const { html } = await visitWith(shopper, await authorizationOf(shopper, FRAME, 'none'), {});
    expect(html).toContain('which page shows this frame');
  });

  test('escapes a state that would end its script', async () => {
    const shopper = await newVisitor();
    const url = await authorizationOf(
      shopper,
      { ...FRAME, state: '</script><script>alert(1)</script>' },
      'none',
    );
    const { html } = await visitWith(shopper, url, SHOP);
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  test('R43: returns to exact addresses of the list, if the site has one', async () => {
    const redirectUris = [BACK];
    const shopper = await newVisitor({ settings: { redirectUris, callbackCheck: 'faithful' } });
    const good = await loginAt(shopper, await authorizationOf(shopper));
    expect(good.status).toBe(303);
    const near = await loginAt(shopper, await authorizationOf(shopper, { redirectUri: `${BACK}/` }));
    expect([near.status, near.location]).toEqual([403, '']);
  });

  test('R42: posts nothing if the browser blocks storage in the frame, even if a member is signed in', async () => {
    for (const storageBlocked of [true, false]) {
      const shopper = await newVisitor({ settings: { storageBlocked } });
      const sessionToken = await sessionTokenOf(shopper);
      const url = await authorizationOf(shopper, { ...FRAME, sessionToken }, 'none');
      const { status, html } = await visitWith(shopper, url, SHOP);
      expect([status, html.includes('postMessage')]).toEqual([200, !storageBlocked]);
      // A page of its own, unlike a frame, can use its storage.
      const whole = await visit(shopper.sandbox, await authorizationOf(shopper, { sessionToken }, 'none'));
      expect(whole.location).toMatch(/#code=/);
    }
  });

  test('R43, R95: refuses at once, in strict mode, an address that differs by a letter, and names the list', async () => {
    const shopper = await newVisitor({ settings: { redirectUris: [BACK], callbackCheck: 'strict' } });
    const ask = (redirectUri: string) => authorizationOf(shopper, { redirectUri });
    expect(await ask(BACK)).toContain('/platform/authorize/');
    for (const near of [`${BACK}/`, `${BACK}?a=1`, BACK.replace('http:', 'https:'), 'http://localhost:5173/'])
      await expect(ask(near)).rejects.toThrow('"list":"redirectUris"');
  });

  test.each(['myapp://callback', 'com.example.shop:/callback', 'exp://localhost:19000/oauth/callback'])(
    'R43: returns to an app at %s, if the list has exactly this address',
    async (redirectUri) => {
      const shopper = await newVisitor({
        settings: { redirectUris: [redirectUri], callbackCheck: 'strict' },
      });
      const there = await loginAt(shopper, await authorizationOf(shopper, { redirectUri }));
      expect(there.location).toMatch(/#code=[^&]+&state=/);
      expect(there.location.split('#')[0]).toBe(redirectUri);
      const query = await authorizationOf(shopper, { redirectUri, responseMode: 'query' });
      expect(new URL((await loginAt(shopper, query)).location).searchParams.get('code')).not.toBeNull();
      for (const near of [`${redirectUri}/x`, redirectUri.toUpperCase(), redirectUri.slice(0, -1)])
        await expect(authorizationOf(shopper, { redirectUri: near })).rejects.toThrow(
          '"list":"redirectUris"',
        );
    },
  );

  test('R43: needs no allowed domain for an address of the list, and only the origin for other callbacks', async () => {
    const redirectUris = ['https://elsewhere.example.org/callback'];
    const shopper = await newVisitor({ settings: { redirectUris } });
    const [redirectUri] = redirectUris;
    const there = await loginAt(shopper, await authorizationOf(shopper, { redirectUri }));
    expect(there.location).toMatch(/^https:\/\/elsewhere\.example\.org\/callback#code=/);
    const callbacks = { postFlowUrl: 'http://localhost:1234/any/path?of=it' };
    const other = await shopper.post('/v1/redirect-session', { login: {}, callbacks });
    expect(other.status).toBe(200);
  });

  test('works once', async () => {
    const shopper = await newVisitor();
    const sessionToken = await sessionTokenOf(shopper);
    const url = await authorizationOf(shopper, { sessionToken }, 'none');
    await visit(shopper.sandbox, url);
    expect((await visit(shopper.sandbox, url)).status).toBe(410);
  });
});

describe('a code', () => {
  const codeFor = async (shopper: Shopper) =>
    codeOf((await loginAt(shopper, await authorizationOf(shopper))).location);

  test('R16, R17: works once; a second use is refused', async () => {
    const shopper = await newVisitor();
    const code = await codeFor(shopper);
    expect((await trade(shopper, { code })).status).toBe(200);
    expect((await trade(shopper, { code })).body.at('error')).toBe('invalid_grant');
  });

  test.each([
    ['a wrong verifier', { codeVerifier: 'w'.repeat(43) }],
    ['another client', { clientId: '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f' }],
    ['another address', { redirectUri: `${BACK}2` }],
    ['no address', { redirectUri: undefined }],
  ])('R16, R17: with %s is refused, and is void afterwards', async (_, wrong) => {
    const shopper = await newVisitor();
    const code = await codeFor(shopper);
    expect((await trade(shopper, { code, ...wrong })).body.value).toMatchObject({ error: 'invalid_grant' });
    expect((await trade(shopper, { code })).status).toBe(400);
  });

  test.each([10, 3])('R16: works for the configured %i minutes, by default ten', async (minutes) => {
    const shopper = await newVisitor(minutes === 10 ? {} : { settings: { codeMinutes: minutes } });
    const good = await codeFor(shopper);
    shopper.sandbox.advance(minutes * 60_000 - 1);
    expect((await trade(shopper, { code: good })).status).toBe(200);
    const late = await codeFor(shopper);
    shopper.sandbox.advance(minutes * 60_000);
    expect((await trade(shopper, { code: late })).status).toBe(400);
  });
});
