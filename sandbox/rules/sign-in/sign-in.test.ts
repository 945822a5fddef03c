import { describe, expect, test } from 'vitest';
import { credentials } from '../../testing/members.ts';
import { codeOf, login, memberOf, newestMail } from '../../testing/sign-in.ts';
import { CLIENT_ID, newVisitor, send, visitorOf, type Shopper } from '../../testing/shopper.ts';

const newMember = { loginId: { email: 'New.Person@example.org' }, password: 'long-enough' };
const register = (shopper: Shopper, more: object = {}) =>
  shopper.post('/v2/register', { ...newMember, ...more });
const verify = (shopper: Shopper, code: string, stateToken: string) =>
  shopper.post('/v1/auth/verify', { code, stateToken });
describe('signing in by password', () => {
  test('gives a session token, and stores neither the token nor the password', async () => {
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
  ])('R31: of %s with %s is refused with %i %s', async (name, password, status, code) => {
    const refused = await login(await newVisitor(), name, password);
    expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  });

  test('names the field if the e-mail address is invalid', async () => {
    const refused = await login(await newVisitor(), 'a b');
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('loginId.email');
  });

  test.each(['STATUS_CHECK', 'REQUIRE_MFA'] as const)(
    'R38: gives the state %s if the site is set so',
    async (signInState) => {
      const { body } = await login(await newVisitor({ settings: { signInState } }), 'ada');
      expect([body.at('state'), body.at('sessionToken')]).toEqual([signInState, undefined]);
    },
  );

  test('R37: names the missing approval to a member who waits for it', async () => {
    const { body } = await login(await newVisitor(), 'otto');
    expect(body.at('state')).toBe('REQUIRE_OWNER_APPROVAL');
    expect(body.at('identity.status')).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'],
    });
  });
});

describe('registering', () => {
  test('R30: makes a member who can sign in, with the address in upper or lower case', async () => {
    const shopper = await newVisitor();
    const profile = { firstName: 'New', customFields: [{ name: 'custom.pet' }] };
    const { body } = await register(shopper, { profile });
    expect([body.at('state'), body.at('identity.identityProfile.customFields')]).toEqual(['SUCCESS', []]);
    expect((await login(shopper, 'new.person', 'long-enough')).body.at('state')).toBe('SUCCESS');
  });

  test('R31: an address that is taken gives -19995', async () => {
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

  test('R34, R37: waits for the verification, then for the owner, then succeeds', async () => {
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

test.each([
  ['it belongs to a buyer', true],
  ['it is unknown', false],
])('R34: verification of an address if the site requires it, or if %s', async (_, isKnown) => {
  const shopper = await newVisitor({ scenario: 'empty-site' });
  if (isKnown)
    shopper.sandbox.state.contacts['new.person@example.org'] = {
      id: CLIENT_ID,
      createdDate: shopper.sandbox.clock.iso(),
    };
  expect((await register(shopper)).body.at('state')).toBe(isKnown ? 'REQUIRE_EMAIL_VERIFICATION' : 'SUCCESS');
  shopper.sandbox.state.settings.verifyEmail = true;
  const other = await register(shopper, { loginId: { email: 'second@example.org' } });
  expect(other.body.at('state')).toBe('REQUIRE_EMAIL_VERIFICATION');
});

test.each([
  [[], [], 'dropped custom fields that the site has not added: custom.pet, custom.size'],
  [['custom.pet'], ['custom.pet'], 'dropped custom fields that the site has not added: custom.size'],
  [['custom.pet', 'custom.size'], ['custom.pet', 'custom.size'], null],
])(
  'R39: with the custom fields %j defined, the others are dropped with a warning',
  async (customFields, kept, warning) => {
    const shopper = await newVisitor({ settings: { customFields } });
    const profile = {
      customFields: [{ name: 'custom.pet', value: { stringValue: 'dog' } }, { name: 'custom.size' }],
    };
    const { body, headers } = await register(shopper, { profile });
    expect(body.list('identity.identityProfile.customFields').map((field) => field.at('name'))).toEqual(kept);
    expect(headers.get('x-sandbox-warning')).toBe(warning);
  },
);

test('R30: register and login check captcha, format, address, password, and then the member', async () => {
  const shopper = await newVisitor({ settings: { captcha: 'visible', captchaTokens: ['good'] } });
  const ask = async (email: string, password: string, token: string, call = 'login') => {
    const body = { loginId: { email }, password, captchaTokens: [{ Recaptcha: token }] };
    const { body: said } = await shopper.post(`/v2/${call}`, body);
    return (
      said.at('details.applicationError.code') ??
      said.at('details.validationError.fieldViolations.0.field') ??
      said.at('state')
    );
  };
  expect(await ask('no-address', 'short', 'bad', 'register')).toBe('-19970');
  expect(await ask('no-address', 'wrong', 'bad')).toBe('-19970');
  expect(await ask('no-address', 'wrong', '')).toBe('-19971');
  expect(await ask('ada@example.org', 'short', 'bad', 'register')).toBe('-19970');
  expect(await ask('ada@example.org', 'short', 'good', 'register')).toBe('password');
  expect(await ask('ada@example.org', 'long-enough', 'good', 'register')).toBe('-19995');
  expect(await ask('nobody@example.org', 'wrong', 'bad')).toBe('-19970');
  expect(await ask('no-address', 'wrong', 'good')).toBe('loginId.email');
  expect(await ask('nobody@example.org', 'wrong', 'good')).toBe('-19999');
  expect(await ask('ben@example.org', 'wrong', 'good')).toBe('-19976');
  expect(await ask('ben@example.org', 'sandbox-password', 'good')).toBe('MEMBER_BLOCKED');
  const both = shopper.sandbox.state.members.find(({ email }) => email === 'mira@example.org');
  if (both) both.awaitsApproval = true;
  expect(await ask('mira@example.org', 'sandbox-password', 'good')).toBe('REQUIRE_EMAIL_VERIFICATION');
  if (both) both.emailVerified = true;
  expect(await ask('mira@example.org', 'sandbox-password', 'good')).toBe('REQUIRE_OWNER_APPROVAL');
});

describe('a member who was blocked during a sign-in', () => {
  test('R30, R37: cannot continue with a code, right or wrong, and gets no new code', async () => {
    const shopper = await newVisitor();
    const { body } = await login(shopper, 'mira');
    const [code, stateToken] = [newestMail(shopper), body.text('stateToken')];
    shopper.sandbox.owner.blockMember('mira@example.org');
    shopper.sandbox.advance('1m');
    const mails = shopper.sandbox.state.mails.length;
    for (const refused of [
      await verify(shopper, 'wrong!', stateToken),
      await verify(shopper, code, stateToken),
      await shopper.post('/v1/auth/resend', { stateToken }),
    ])
      expect([refused.status, codeOf(refused)]).toEqual([403, 'MEMBER_BLOCKED']);
    expect(shopper.sandbox.state.mails).toHaveLength(mails);
    shopper.sandbox.owner.blockMember('mira@example.org', false);
    expect((await verify(shopper, code, stateToken)).body.at('state')).toBe('SUCCESS');
  });

  test('R37, R40: cannot reset the password, and can use the mail after being approved again', async () => {
    const shopper = await newVisitor();
    await shopper.post('/v1/send-email', { email: 'ada@example.org' });
    const recover = () =>
      shopper.post('/v1/recover', { recoveryToken: newestMail(shopper), password: 'another-one' });
    shopper.sandbox.owner.blockMember('ada@example.org');
    const refused = await recover();
    expect([refused.status, codeOf(refused)]).toEqual([403, 'MEMBER_BLOCKED']);
    shopper.sandbox.owner.blockMember('ada@example.org', false);
    expect((await login(shopper, 'ada')).body.at('state')).toBe('SUCCESS');
    expect((await recover()).body.at('state')).toBe('SUCCESS');
  });
});

test('R43: the lists of return addresses have at most 20 entries', async () => {
  const { sandbox } = await newVisitor();
  const list = (length: number) => Array.from({ length }, (_, index) => `https://shop-${index}.example.org`);
  const set = (body: object) => send(sandbox, 'POST', '/sandbox/settings', body);
  for (const name of ['allowedRedirects', 'redirectUris']) {
    expect((await set({ [name]: list(21) })).status).toBe(400);
    expect((await set({ [name]: list(20) })).status).toBe(200);
  }
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
    'R30: that is %s with %j is checked before everything else: %s',
    async (captcha, captchaTokens, code) => {
      const shopper = await newVisitor({ settings: { captcha, captchaTokens: ['good'] } });
      const nobody = { ...credentials('nobody'), captchaTokens };
      expect(codeOf(await shopper.post('/v2/login', nobody))).toBe(code);
      const registered = await shopper.post('/v2/register', nobody);
      expect(codeOf(registered)).toBe(code === '-19999' ? undefined : code);
    },
  );

  test.each([
    ['visible', { InvisibleRecaptcha: 'good' }, 'send its token as Recaptcha, not InvisibleRecaptcha'],
    ['invisible', { Recaptcha: 'good' }, 'send its token as InvisibleRecaptcha, not Recaptcha'],
  ] as const)(
    'R31: of the other kind than the %s one is named in the refusal',
    async (captcha, token, words) => {
      const shopper = await newVisitor({ settings: { captcha, captchaTokens: ['good'] } });
      const refused = await shopper.post('/v2/login', { ...credentials('ada'), captchaTokens: [token] });
      expect([codeOf(refused), refused.body.text('message')]).toEqual([
        '-19971',
        `This site uses the ${captcha} captcha: ${words}`,
      ]);
    },
  );
});

describe('registering again before the address is verified', () => {
  test('R35: mails a new code, and only the new code and the last password count', async () => {
    const shopper = await newVisitor({ settings: { verifyEmail: true } });
    const first = (await register(shopper, { password: 'somebody-elses' })).body.text('stateToken');
    const oldCode = newestMail(shopper);
    const count = shopper.sandbox.state.members.length;
    const again = await register(shopper, { profile: { firstName: 'Again' } });
    expect([again.status, again.body.at('state')]).toEqual([200, 'REQUIRE_EMAIL_VERIFICATION']);
    const newCode = newestMail(shopper);
    expect([newCode === oldCode, shopper.sandbox.state.members.length]).toEqual([false, count]);
    expect(codeOf(await verify(shopper, oldCode, first))).toBe('VERIFICATION_FAILED');
    const verified = await verify(shopper, newCode, again.body.text('stateToken'));
    expect([verified.body.at('state'), verified.body.at('identity.identityProfile.firstName')]).toEqual([
      'SUCCESS',
      'Again',
    ]);
    expect(codeOf(await login(shopper, 'new.person', 'somebody-elses'))).toBe('-19976');
    expect((await login(shopper, 'new.person', 'long-enough')).body.at('state')).toBe('SUCCESS');
    expect(codeOf(await register(shopper))).toBe('-19995');
  });

  test('R30: is refused for a blocked member', async () => {
    const shopper = await newVisitor({ settings: { verifyEmail: true } });
    await register(shopper);
    const member = shopper.sandbox.state.members.at(-1);
    if (member) member.blocked = true;
    expect(codeOf(await register(shopper))).toBe('MEMBER_BLOCKED');
  });
});

describe('the code of the mail', () => {
  const begin = async () => {
    const shopper = await newVisitor();
    const { body } = await login(shopper, 'mira');
    return { shopper, code: newestMail(shopper), stateToken: body.text('stateToken') };
  };

  test('R35: has six digits and works once', async () => {
    const { shopper, code, stateToken } = await begin();
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(shopper, code, stateToken)).body.at('state')).toBe('SUCCESS');
    expect(codeOf(await verify(shopper, code, stateToken))).toBe('VERIFICATION_FAILED');
    expect((await login(shopper, 'mira')).body.at('state')).toBe('SUCCESS');
  });

  test('R35: is void after five wrong attempts, and after fifteen minutes', async () => {
    const tried = await begin();
    for (let turn = 0; turn < 5; turn++) await verify(tried.shopper, 'wrong!', tried.stateToken);
    expect((await verify(tried.shopper, tried.code, tried.stateToken)).status).toBe(400);
    const late = await begin();
    late.shopper.sandbox.advance(15 * 60_000);
    expect((await verify(late.shopper, late.code, late.stateToken)).status).toBe(400);
  });

  test('R35: has the lifetime, attempts and pause between mails that the site sets', async () => {
    const settings = { verificationMinutes: 2, verificationAttempts: 1, resendSeconds: 5 };
    const shopper = await newVisitor({ settings });
    const stateToken = async () => (await login(shopper, 'mira')).body.text('stateToken');
    const tried = await stateToken();
    await verify(shopper, 'wrong!', tried);
    expect((await verify(shopper, newestMail(shopper), tried)).status).toBe(400);
    const late = await stateToken();
    shopper.sandbox.advance('5s');
    expect((await shopper.post('/v1/auth/resend', { stateToken: late })).status).toBe(200);
    shopper.sandbox.advance('2m');
    expect((await verify(shopper, newestMail(shopper), late)).status).toBe(400);
  });

  test('R35: is replaced by that of a new mail, at most every 30 seconds', async () => {
    const { shopper, code, stateToken } = await begin();
    const resend = () => shopper.post('/v1/auth/resend', { stateToken });
    const soon = await resend();
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '30']);
    shopper.sandbox.advance(30_000);
    expect((await resend()).body.value).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken });
    expect((await verify(shopper, code, stateToken)).status).toBe(400);
    expect((await verify(shopper, newestMail(shopper), stateToken)).body.at('state')).toBe('SUCCESS');
  });

  test.each(['advance', 'time'] as const)(
    'R1, R35: can be requested again within a day after it is void, and no later (time passes by: %s)',
    async (way) => {
      const { shopper, stateToken } = await begin();
      const { sandbox } = shopper;
      const wait = (milliseconds: number) => {
        if (way === 'advance') sandbox.advance(milliseconds);
        else shopper.sandbox.state.clock.offset += milliseconds;
      };
      const resend = async () => (await visitorOf(sandbox)).post('/v1/auth/resend', { stateToken });
      const life = 15 * 60_000 + 24 * 3_600_000;
      for (const pause of [16 * 60_000, life - 1]) {
        wait(pause);
        expect((await resend()).body.at('state')).toBe('REQUIRE_EMAIL_VERIFICATION');
      }
      wait(life);
      expect(codeOf(await resend())).toBe('VERIFICATION_FAILED');
      sandbox.advance(0);
      expect(sandbox.state.verifications).toEqual({});
    },
  );

  test('is mailed to members only', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper);
    const { body } = await member.post('/v1/Start', {});
    expect(body.text('verificationId')).toBeTruthy();
    expect(shopper.sandbox.state.mails.at(-1)?.to).toBe('ada@example.org');
    expect((await shopper.post('/v1/Start', { target: 'EMAIL' })).status).toBe(404);
  });
});

test('R19: signing out ends the tokens and redirects to an allowed address only', async () => {
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
