import { describe, expect, test } from 'vitest';
import { credentials } from '../testing/members.ts';
import { callerWith, CLIENT_ID, newVisitor, appOf, send, type Shopper } from '../testing/shopper.ts';

const login = (shopper: Shopper, name: string, password?: string) =>
  shopper.post('/v2/login', credentials(name, password));
const newMember = { loginId: { email: 'New.Person@example.org' }, password: 'long-enough' };
const register = (shopper: Shopper, more: object = {}) =>
  shopper.post('/v2/register', { ...newMember, ...more });
const codeOf = ({ body }: Awaited<ReturnType<typeof login>>) => body.at('details.applicationError.code');
const newestMail = ({ sandbox }: Shopper) => sandbox.state.mails.at(-1)?.secret ?? '';
const verify = (shopper: Shopper, code: string, stateToken: string) =>
  shopper.post('/v1/auth/verify', { code, stateToken });
const memberOf = async (shopper: Shopper, index = 0) => {
  const { body } = await send(
    shopper.sandbox,
    'POST',
    '/oauth2/token',
    {
      grant_type: 'authorized_client',
      scope: 'offline_access',
      member_id: shopper.sandbox.state.members[index]?.id,
    },
    `${shopper.token},${shopper.sandbox.state.settings.ownerApiKey}`,
  );
  return {
    ...callerWith(shopper.sandbox, body.text('access_token')),
    refreshToken: body.text('refresh_token'),
  };
};

describe('signing in by password', () => {
  test('gives a session token, and keeps neither it nor the password', async () => {
    const shopper = await newVisitor();
    const { body } = await login(shopper, 'ada');
    expect(body.at('state')).toBe('SUCCESS');
    expect(body.at('identity.email')).toEqual({ address: 'ada@example.org', isVerified: true });
    const kept = JSON.stringify(shopper.sandbox.state);
    for (const secret of [body.text('sessionToken'), credentials('ada').password])
      expect(kept).not.toContain(secret);
  });

  test.each([
    ['nobody', undefined, 404, '-19999'],
    ['ada', 'wrong', 401, '-19976'],
    ['ida', undefined, 428, '-19973'],
    ['ben', undefined, 403, 'MEMBER_BLOCKED'],
    ['ben', 'wrong', 401, '-19976'],
  ])('of %s with %s is refused with %i %s (R31)', async (name, password, status, code) => {
    const refused = await login(await newVisitor(), name, password);
    expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  });

  test('with something that is no address names the field', async () => {
    const refused = await login(await newVisitor(), 'a b');
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('loginId.email');
  });

  test.each(['STATUS_CHECK', 'REQUIRE_MFA'] as const)(
    'leads to %s when the site is set so (R38)',
    async (signInState) => {
      const { body } = await login(await newVisitor({ settings: { signInState } }), 'ada');
      expect([body.at('state'), body.at('sessionToken')]).toEqual([signInState, undefined]);
    },
  );

  test('of somebody who waits for the owner says so (R37)', async () => {
    const { body } = await login(await newVisitor(), 'otto');
    expect(body.at('state')).toBe('REQUIRE_OWNER_APPROVAL');
    expect(body.at('identity.status')).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'],
    });
  });
});

describe('registering', () => {
  test('makes a member who can sign in, whatever the case of the address (R30)', async () => {
    const shopper = await newVisitor();
    const profile = { firstName: 'New', customFields: [{ name: 'custom.pet' }] };
    const { body } = await register(shopper, { profile });
    expect([body.at('state'), body.at('identity.identityProfile.customFields')]).toEqual(['SUCCESS', []]);
    expect((await login(shopper, 'new.person', 'long-enough')).body.at('state')).toBe('SUCCESS');
  });

  test('an address that is taken gives -19995 (R31)', async () => {
    const refused = await register(await newVisitor(), { loginId: { email: 'ADA@example.org' } });
    expect([refused.status, codeOf(refused)]).toEqual([409, '-19995']);
  });

  test.each([
    [{ loginId: { email: 'no-address' } }, 'loginId.email'],
    [{ password: 'short' }, 'password'],
  ])('with %j names the field', async (more, field) => {
    const shopper = await newVisitor();
    const count = shopper.sandbox.state.members.length;
    const refused = await register(shopper, more);
    expect([refused.status, refused.body.at('details.validationError.fieldViolations.0.field')]).toEqual([
      400,
      field,
    ]);
    expect(shopper.sandbox.state.members).toHaveLength(count);
  });

  test('waits for the mail, then for the owner, then succeeds (R34, R37)', async () => {
    const shopper = await newVisitor({ settings: { verifyEmail: true, approveMembers: true } });
    const { body } = await register(shopper);
    expect(body.at('state')).toBe('REQUIRE_EMAIL_VERIFICATION');
    const verified = await verify(shopper, newestMail(shopper), body.text('stateToken'));
    expect(verified.body.at('state')).toBe('REQUIRE_OWNER_APPROVAL');
    const member = shopper.sandbox.state.members.at(-1);
    if (member) member.awaitsApproval = false;
    expect((await login(shopper, 'new.person', 'long-enough')).body.at('state')).toBe('SUCCESS');
  });
});

describe('a captcha', () => {
  test.each([
    ['visible', [], '-19971'],
    ['visible', [{ InvisibleRecaptcha: 'good' }], '-19971'],
    ['visible', [{ Recaptcha: 'bad' }], '-19970'],
    ['visible', [{ Recaptcha: 'good', InvisibleRecaptcha: 'bad' }], '-19999'],
    ['invisible', [{ InvisibleRecaptcha: 'good' }], '-19999'],
    ['invisible', [{ InvisibleRecaptcha: '' }], '-19971'],
  ] as const)(
    'that is %s with %j comes before everything else: %s (R30)',
    async (captcha, captchaTokens, code) => {
      const shopper = await newVisitor({ settings: { captcha, captchaTokens: ['good'] } });
      const nobody = { ...credentials('nobody'), captchaTokens };
      expect(codeOf(await shopper.post('/v2/login', nobody))).toBe(code);
      const registered = await shopper.post('/v2/register', nobody);
      expect(codeOf(registered)).toBe(code === '-19999' ? undefined : code);
    },
  );
});

describe('the code of the mail', () => {
  const begin = async () => {
    const shopper = await newVisitor();
    const { body } = await login(shopper, 'mira');
    return { shopper, code: newestMail(shopper), stateToken: body.text('stateToken') };
  };

  test('has six digits and works once (R35)', async () => {
    const { shopper, code, stateToken } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(shopper, code, stateToken)).body.at('state')).toBe('SUCCESS');
    expect(codeOf(await verify(shopper, code, stateToken))).toBe('VERIFICATION_FAILED');
    expect((await login(shopper, 'mira')).body.at('state')).toBe('SUCCESS');
  });

  test('is void after five wrong ones, and after fifteen minutes (R35)', async () => {
    const tried = await begin();
    for (let turn = 0; turn < 5; turn++) await verify(tried.shopper, 'wrong!', tried.stateToken);
    expect((await verify(tried.shopper, tried.code, tried.stateToken)).status).toBe(400);
    const late = await begin();
    late.shopper.sandbox.advance(15 * 60_000);
    expect((await verify(late.shopper, late.code, late.stateToken)).status).toBe(400);
  });

  test('is replaced by another mail, at most every 30 seconds (R35)', async () => {
    const { shopper, code, stateToken } = await begin();
    const resend = () => shopper.post('/v1/auth/resend', { stateToken });
    const soon = await resend();
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30']);
    shopper.sandbox.advance(30_000);
    expect((await resend()).body.value).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
    expect((await verify(shopper, code, stateToken)).status).toBe(400);
    expect((await verify(shopper, newestMail(shopper), stateToken)).body.at('state')).toBe('SUCCESS');
  });

  test('goes to members on request, and to nobody else', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper);
    const { body } = await member.post('/v1/Start', {});
    expect(body.text('verificationId')).toBeTruthy();
    expect(shopper.sandbox.state.mails.at(-1)?.to).toBe('ada@example.org');
    expect((await shopper.post('/v1/Start', { target: 'EMAIL' })).status).toBe(404);
  });
});

describe('passwords', () => {
  test('are changed by the member', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper);
    expect((await member.post('/v2/change-password', { newPassword: 'another-one' })).body.value).toEqual({});
    expect(codeOf(await login(shopper, 'ada'))).toBe('-19976');
    expect((await login(shopper, 'ada', 'another-one')).status).toBe(200);
    expect((await member.post('/v2/change-password', { newPassword: 'short' })).status).toBe(400);
  });

  test('are recovered by the token of a mail, once and within a day; all sessions end (R40)', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper, 5);
    const redirect = { url: 'http://localhost:5173/recovered', clientId: CLIENT_ID };
    expect((await shopper.post('/v1/send-email', { email: 'ida@example.org', redirect })).body.value).toEqual(
      {},
    );
    const recover = () =>
      shopper.post('/v1/recover', { recoveryToken: newestMail(shopper), password: 'another-one' });
    expect((await recover()).body.at('state')).toBe('SUCCESS');
    expect((await recover()).status).toBe(400);
    expect((await member.cart()).status).toBe(401);
    expect((await login(shopper, 'ida', 'another-one')).body.at('state')).toBe('SUCCESS');
    await shopper.post('/v1/send-email', { email: 'ida@example.org' });
    shopper.sandbox.advance(24 * 3_600_000);
    const visitor = await newVisitor({ state: shopper.sandbox.state });
    const late = await visitor.post('/v1/recover', {
      recoveryToken: newestMail(shopper),
      password: 'another-one',
    });
    expect(late.status).toBe(400);
  });

  test('the answer does not tell who is a member, and no mail leads elsewhere', async () => {
    const shopper = await newVisitor();
    const answer = await shopper.post('/v1/send-email', { email: 'nobody@example.org' });
    expect([answer.status, answer.body.value, shopper.sandbox.state.mails]).toEqual([200, {}, []]);
    const redirect = { url: 'https://evil.example/' };
    expect((await shopper.post('/v1/send-email', { email: 'ada@example.org', redirect })).status).toBe(400);
    expect((await shopper.post('/v1/send-email', { email: 'ada' })).status).toBe(400);
  });

  test('an app signs somebody on, and invites them to set the first password', async () => {
    const shopper = await newVisitor();
    const app = await appOf(shopper.sandbox);
    const { body } = await app.post('/v2/sign-on', {
      loginId: { email: 'guest@example.org' },
      verifyEmail: true,
    });
    expect(body.text('sessionToken')).toBeTruthy();
    await app.post('/v1/activation-email', { identityId: body.text('identity.id') });
    const done = await shopper.post('/v1/recover', {
      recoveryToken: newestMail(shopper),
      password: 'first-one',
    });
    expect(done.body.at('state')).toBe('SUCCESS');
    const unknown = await app.post('/v1/activation-email', { identityId: CLIENT_ID });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'NOT_FOUND']);
  });
});

test('signing out ends the tokens and leads to an allowed address only (R19)', async () => {
  const shopper = await newVisitor();
  const member = await memberOf(shopper);
  const leave = (uri: string) => member.get(`/v1/logout?postLogoutRedirectUri=${encodeURIComponent(uri)}`);
  expect((await leave('https://evil.example/')).status).toBe(400);
  const { body } = await leave('http://localhost:5173/');
  expect(body.value).toEqual({
    body: '',
    statusCode: 302,
    headers: [{ key: 'Location', value: 'http://localhost:5173/' }],
  });
  expect((await member.cart()).status).toBe(401);
});
