import { describe, expect, test } from 'vitest';
import type { IdpConnectionSetting, SandboxSettings } from '../../records/settings.ts';
import { visit } from '../../testing/hosted.ts';
import { newVisitor, send, type Answer, type Shopper } from '../../testing/shopper.ts';

const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';
const FACEBOOK = '3ecad13f-52c3-483d-911f-31dbcf2a6d23';
const TENANT = 'site-1';
const BACK = 'http://localhost:5173/signed-in';
const BLOCKED_OUT: IdpConnectionSetting = { id: GOOGLE, name: 'google', unknownPeople: 'refuse' };

const visitorWith = (settings: Partial<SandboxSettings> = {}) => newVisitor({ settings });

const locationIn = ({ body }: Answer): string => {
  const header = body.list('headers').find((entry) => entry.at('key') === 'Location');
  return header?.text('value') ?? '';
};

/** Starts a single sign-on as a program does. */
const begin = (shopper: Shopper, more: Record<string, string> = {}, id = GOOGLE) => {
  const query = new URLSearchParams({
    tenantType: 'SITE',
    sessionId: 'attempt-1',
    encryptionKey: 'page-key',
    'customPayload.returnTo': BACK,
    ...more,
  });
  return shopper.get(`/v1/sso/login/${TENANT}/${id}?${query}`);
};

/** Submits the form of the provider's page and returns the address of the redirect. */
const atProvider = async (shopper: Shopper, form: Record<string, string>, more?: Record<string, string>) =>
  (await visit(shopper.sandbox, locationIn(await begin(shopper, more)), 'POST', { action: 'yes', ...form }))
    .location;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost:4010');
  return pathname + search;
};

/** Follows the redirects from the provider to the end, and returns the request and the answer of each step. */
const through = async (shopper: Shopper, form: Record<string, string>, more?: Record<string, string>) => {
  const callback = pathOf(await atProvider(shopper, form, more));
  const taken = await send(shopper.sandbox, 'GET', callback);
  const next = locationIn(taken);
  if (!next.includes('/v1/callback?')) return { callback, taken, end: next };
  const last = pathOf(next);
  const done = await send(shopper.sandbox, 'GET', last);
  return { callback, taken, last, done, end: locationIn(done) };
};

const ada = { email: 'ada@example.org' };
const fieldOf = ({ body }: Answer) => body.at('details.validationError.fieldViolations.0.field');

describe('single sign-on', () => {
  test('leads through the provider and the platform back to the page that started it, with its texts', async () => {
    const shopper = await visitorWith();
    const { done, end } = await through(shopper, ada, { 'customPayload.cart': '7' });
    expect(end).toBe(`${BACK}?sessionId=attempt-1&customPayload.cart=7`);
    expect(done?.body.list('headers')[1]?.value).toEqual({
      key: 'Set-Cookie',
      value: expect.stringMatching(/^sandbox_platform_session=[\w.]+; Path=\/platform\/; HttpOnly/),
    });
    const [member] = shopper.sandbox.state.members;
    expect(member?.connections).toEqual([
      { idpConnectionId: GOOGLE, idpUserId: expect.stringMatching(/^\w+$/) },
    ]);
    expect(JSON.stringify(shopper.sandbox.state)).not.toContain('page-key');
  });

  test('recognizes the person, even if another member has the address by then', async () => {
    const shopper = await visitorWith();
    await through(shopper, ada);
    const [member] = shopper.sandbox.state.members;
    if (member) member.email = 'ada.berg@example.org';
    const count = shopper.sandbox.state.members.length;
    await through(shopper, ada);
    expect([shopper.sandbox.state.members.length, member?.connections.length]).toEqual([count, 1]);
  });

  test('makes a member of an unknown person, or refuses them if the connection is set so', async () => {
    const shopper = await visitorWith();
    const { end } = await through(shopper, { action: 'new' });
    expect(end).not.toContain('error');
    expect(shopper.sandbox.state.members.at(-1)).toMatchObject({
      email: 'newcomer@example.org',
      name: 'Kim Newcomer',
      emailVerified: true,
    });
    const strict = await visitorWith({ idpConnections: [BLOCKED_OUT] });
    const before = strict.sandbox.state.members.length;
    expect((await through(strict, { action: 'new' })).end).toContain('error=unknown_person');
    expect(strict.sandbox.state.members).toHaveLength(before);
  });

  test.each([
    ['the person refuses', { action: 'no' }, {}, 'access_denied'],
    ['the member is blocked', { email: 'ben@example.org' }, {}, 'member_blocked'],
    ['the member awaits approval', { email: 'otto@example.org' }, {}, 'require_owner_approval'],
    ['the owner approves new members', { action: 'new' }, { approveMembers: true }, 'require_owner_approval'],
    ['a second factor is required', ada, { signInState: 'REQUIRE_MFA' as const }, 'require_mfa'],
  ])('if %s, it returns with the reason, and signs no member in', async (_, form, settings, reason) => {
    const shopper = await visitorWith(settings);
    const { end, done } = await through(shopper, form);
    expect([end, done]).toEqual([`${BACK}?sessionId=attempt-1&error=${reason}`, undefined]);
    expect(shopper.sandbox.state.platformSessions).toEqual({});
  });

  test('the provider verifies an unverified address; the previous password is void', async () => {
    const shopper = await visitorWith();
    await through(shopper, { email: 'mira@example.org' });
    const mira = shopper.sandbox.state.members.find(({ email }) => email === 'mira@example.org');
    expect(mira).toMatchObject({ emailVerified: true, passwordDigest: null });
  });

  test('works for the connections of the site only', async () => {
    const shopper = await visitorWith();
    for (const refused of [
      await begin(shopper, {}, 'nobodys'),
      await begin(shopper, { tenantType: 'ACCOUNT' }),
      await send(shopper.sandbox, 'GET', `/v1/sso/callback/SITE/${TENANT}/nobodys?code=c&state=s`),
    ])
      expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example/',
    'http://localhost.evil.example/',
  ])('never leads to %s: it is refused at the start (R43)', async (returnTo) => {
    const shopper = await visitorWith();
    const refused = await begin(shopper, { 'customPayload.returnTo': returnTo });
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'customPayload.returnTo']);
    expect(shopper.sandbox.state.singleSignOns).toEqual({});
  });

  test('returns to the site without an address, and to a page of the site with a path', async () => {
    const shopper = await visitorWith();
    expect((await through(shopper, ada, { 'customPayload.returnTo': '/account' })).end).toBe(
      'http://localhost:5173/account?sessionId=attempt-1',
    );
  });
});

describe('each step works once, and only for its own sign-on:', () => {
  test('the answer of the provider', async () => {
    const shopper = await visitorWith();
    const { callback } = await through(shopper, ada);
    const again = await send(shopper.sandbox, 'GET', callback);
    expect([again.status, fieldOf(again)]).toEqual([400, 'state']);
  });

  test('the last step', async () => {
    const shopper = await visitorWith();
    const { last = '' } = await through(shopper, ada);
    expect((await send(shopper.sandbox, 'GET', last)).status).toBe(400);
    expect(Object.keys(shopper.sandbox.state.platformSessions)).toHaveLength(1);
  });

  test.each<[string, (address: URL) => void, string]>([
    ['another state', (address) => address.searchParams.set('state', 'made-up'), 'state'],
    ['no state', (address) => address.searchParams.delete('state'), 'state'],
    ['another code', (address) => address.searchParams.set('code', 'made-up'), 'code'],
    ['no code', (address) => address.searchParams.delete('code'), 'code'],
    [
      'another connection',
      (address) => (address.pathname = address.pathname.replace(GOOGLE, FACEBOOK)),
      'state',
    ],
    ['another tenant', (address) => (address.pathname = address.pathname.replace(TENANT, 'site-2')), 'state'],
    [
      'another tenant type',
      (address) => (address.pathname = address.pathname.replace('SITE', 'ROOT')),
      'state',
    ],
  ])('an answer with %s', async (_, change, field) => {
    const shopper = await visitorWith();
    const address = new URL(await atProvider(shopper, ada));
    change(address);
    const refused = await send(shopper.sandbox, 'GET', pathOf(address.href));
    expect([refused.status, fieldOf(refused)]).toEqual([400, field]);
  });

  test('an answer after ten minutes', async () => {
    const shopper = await visitorWith();
    const callback = pathOf(await atProvider(shopper, ada));
    shopper.sandbox.advance(600_000);
    expect((await send(shopper.sandbox, 'GET', callback)).status).toBe(400);
    expect([shopper.sandbox.state.singleSignOns, shopper.sandbox.state.providerGrants]).toEqual([{}, {}]);
  });

  test('a session token with the state of another sign-on', async () => {
    const shopper = await visitorWith();
    const step = async () => {
      const taken = await send(shopper.sandbox, 'GET', pathOf(await atProvider(shopper, ada)));
      return new URL(locationIn(taken)).searchParams;
    };
    const [mine, theirs] = [await step(), await step()];
    mine.set('sessionToken', theirs.get('sessionToken') ?? '');
    expect((await send(shopper.sandbox, 'GET', `/v1/callback?${mine}`)).status).toBe(400);
    expect((await send(shopper.sandbox, 'GET', '/v1/callback')).status).toBe(400);
  });

  test('a program may forward a callback that it received, in either form', async () => {
    const shopper = await visitorWith();
    for (const form of ['rawQuery', 'queryParams'] as const) {
      const [path = '', query = ''] = pathOf(await atProvider(shopper, ada)).split('?');
      const entries = [...new URLSearchParams(query)];
      const passed =
        form === 'rawQuery'
          ? new URLSearchParams({ rawQuery: query })
          : new URLSearchParams(
              entries.flatMap(([key, value]) => [
                ['queryParams.key', key],
                ['queryParams.value', value],
              ]),
            );
      const taken = await send(shopper.sandbox, 'GET', `${path}?${passed}`);
      expect(locationIn(taken)).toContain('/v1/callback?');
    }
  });
});

describe('signing in with the token of a provider’s button', () => {
  const tokenFor = async (shopper: Shopper, form: Record<string, string> = ada, id = GOOGLE) => {
    const page = await visit(shopper.sandbox, `/platform/idp/${id}?button=http://localhost:5173`, 'POST', {
      action: 'yes',
      ...form,
    });
    return /"credential":"([\w.]+)"/.exec(page.html)?.[1] ?? '';
  };
  const signIn = (shopper: Shopper, credential: string, idpConnectionId = GOOGLE) =>
    shopper.post('/v1/sso/login-with-token-params', { idpConnectionId, tokenParams: { credential } });

  test('answers like every sign-in, once', async () => {
    const shopper = await visitorWith();
    const credential = await tokenFor(shopper);
    const { body } = await signIn(shopper, credential);
    expect([body.at('state'), body.text('sessionToken'), body.at('identity.connections.0')]).toEqual([
      'SUCCESS',
      expect.stringMatching(/^sandbox\.session\./),
      { idpConnection: { idpConnectionId: GOOGLE, idpUserId: expect.any(String) } },
    ]);
    const again = await signIn(shopper, credential);
    expect([again.status, fieldOf(again)]).toEqual([400, 'tokenParams.credential']);
  });

  test.each([
    ['of another connection', GOOGLE, FACEBOOK, 400],
    ['for an unknown connection', GOOGLE, 'nobodys', 404],
  ])('a token %s is refused', async (_, from, to, status) => {
    const shopper = await visitorWith();
    expect((await signIn(shopper, await tokenFor(shopper, ada, from), to)).status).toBe(status);
  });

  test.each<[string, Record<string, string>, Partial<SandboxSettings>, number, unknown]>([
    ['a made-up token', {}, {}, 400, undefined],
    ['a member who awaits approval', { email: 'otto@example.org' }, {}, 200, 'REQUIRE_OWNER_APPROVAL'],
    ['a blocked member', { email: 'ben@example.org' }, {}, 403, undefined],
    ['an unknown person', { action: 'new' }, { idpConnections: [BLOCKED_OUT] }, 404, undefined],
  ])('%s', async (name, form, settings, status, state) => {
    const shopper = await visitorWith(settings);
    const token = name === 'a made-up token' ? 'made-up' : await tokenFor(shopper, form);
    const answer = await signIn(shopper, token);
    expect([answer.status, answer.body.at('state')]).toEqual([status, state]);
  });

  test('a missing token is refused with the name of the field', async () => {
    const shopper = await visitorWith();
    const refused = await shopper.post('/v1/sso/login-with-token-params', { idpConnectionId: GOOGLE });
    expect([refused.status, fieldOf(refused)]).toEqual([400, 'tokenParams.credential']);
  });
});
