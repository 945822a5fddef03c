import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../session/storage/storage.ts';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import { tabSteps } from './memory.ts';
import { as, SITE, stage } from './testing/stage.ts';

type Machine = ReturnType<ReturnType<typeof stage>['load']>['signIn'];

const who = (name: string, password = SAMPLE_PASSWORD) => ({ email: `${name}@example.org`, password });
const idle = (signIn: Machine) => as(signIn.getSnapshot(), 'idle');
const login = (signIn: Machine, name: string, password?: string) => idle(signIn).login(who(name, password));

/** Signs in by password in a process without frames: the login page asks nothing, and leads back. */
const signedIn = async (s = stage()) => {
  const { client, signIn } = s.load();
  const { url } = as(await login(signIn, 'ada'), 'leaving');
  const back = await s.visit(url);
  return { ...s, client, signIn, back, state: as(await signIn.finish(back), 'signed-in') };
};

describe('N10: every state of a sign-in can be reached', () => {
  test("a correct password: a member, with the visitor's cart and a way to sign out", async () => {
    const { signIn, client, state } = await signedIn();
    expect(client.session.getSnapshot().role).toBe('member');
    expect(as(await state.signOut(), 'idle').status).toBe('idle');
    expect(client.session.getSnapshot().role).toBe('none');
    expect(signIn.getSnapshot()).toBe(idle(signIn));
  });

  test.each([
    ['ada', 'wrong', 'invalid-password'],
    ['nobody', undefined, 'invalid-email'],
    ['a b', undefined, 'invalid-email'],
    ['ida', undefined, 'reset-required'],
    ['mira', undefined, 'verification-required'],
    ['otto', undefined, 'approval-required'],
    ['ben', undefined, 'failed'],
  ] as const)('%s with the password %s: %s', async (name, password, status) => {
    const { signIn } = stage().load();
    const state = await login(signIn, name, password);
    expect(state.status).toBe(status);
    if (state.status !== 'failed') expect(state).toMatchObject({ email: `${name}@example.org` });
    else expect(state).toMatchObject({ errorCode: 'invalidEmail', error: { code: 'MEMBER_BLOCKED' } });
  });

  test.each(['visible', 'invisible'] as const)(
    'a captcha that is %s is requested, refused and solved without new input',
    async (captcha) => {
      const { signIn } = stage({ settings: { captcha, captchaTokens: ['good'] } }).load({
        captcha,
        siteKeys: { [captcha]: 'site-key' },
      });
      const asks = as(await login(signIn, 'ada'), 'captcha-required');
      expect(asks).toMatchObject({ mode: captcha, siteKey: 'site-key', isRefused: false });
      const refused = as(await asks.solve('bad'), 'captcha-required');
      expect(refused.isRefused).toBe(true);
      expect((await refused.solve('good')).status).toBe('leaving');
    },
  );

  test.each([
    ['visible', 'invisible'],
    ['invisible', 'visible'],
  ] as const)(
    'a solved %s captcha on a site with the %s one fails, and the message says so',
    async (mine, site) => {
      const { signIn } = stage({ settings: { captcha: site } }).load({ captcha: mine });
      const asks = as(await login(signIn, 'ada'), 'captcha-required');
      expect(as(await asks.solve('token'), 'failed')).toMatchObject({
        errorCode: 'missingCaptchaToken',
        message: expect.stringContaining(`This site uses the ${site} captcha`),
      });
    },
  );

  test('a required captcha without the setting is a failure with its code', async () => {
    const { signIn } = stage({ settings: { captcha: 'visible' } }).load();
    expect(await login(signIn, 'ada')).toMatchObject({ status: 'failed', errorCode: 'missingCaptchaToken' });
  });

  test.each(['STATUS_CHECK', 'REQUIRE_MFA'] as const)(
    "%s fails with 'Unknown _state'",
    async (signInState) => {
      const { signIn } = stage({ settings: { signInState } }).load();
      expect(await login(signIn, 'ada')).toMatchObject({ status: 'failed', message: 'Unknown _state' });
    },
  );

  test('registering: a taken address, a malformed address, a short password; then verification, approval and a member', async () => {
    const { signIn, sandbox, visit } = (() => {
      const s = stage({ settings: { verifyEmail: true, approveMembers: true } });
      return { ...s, ...s.load() };
    })();
    const taken = as(await idle(signIn).register(who('ada')), 'email-taken');
    as(await taken.register(who('a b')), 'invalid-email');
    const short = as(await taken.register(who('new', 'short')), 'invalid-password');
    expect(short.message).toContain('6 characters');
    const due = as(await short.register(who('new')), 'verification-required');
    expect(due.email).toBe('new@example.org');
    const right = () => sandbox.mailbox.latest({ kind: 'verification' })?.code ?? '';
    const wrong = as(
      await due.verify(`${(Number(right()) + 1) % 1e6}`.padStart(6, '0')),
      'verification-required',
    );
    expect([wrong.refusedCodes, wrong.error?.code]).toEqual([1, 'VERIFICATION_FAILED']);
    const soon = as(await wrong.resend(), 'verification-required');
    expect([soon.refusedCodes, soon.resentMails, soon.error?.retryAfterMs]).toEqual([1, 0, 30_000]);
    const old = right();
    sandbox.advance(31_000);
    const resent = as(await soon.resend(), 'verification-required');
    expect([resent.resentMails, resent.error]).toEqual([1, undefined]);
    expect(as(await resent.verify(old), 'verification-required').refusedCodes).toBe(2);
    const code = right();
    const waits = as(await resent.verify(` ${code.slice(0, 3)} ${code.slice(3)}\n`), 'approval-required');
    as(await waits.login(who('new')), 'approval-required');
    sandbox.owner.approveMember('new@example.org');
    const { url } = as(await waits.login(who('new')), 'leaving');
    as(await signIn.finish(await visit(url)), 'signed-in');
  });

  test("if no code is due, sending one fails with 'Unknown _state' without a request", async () => {
    const { signIn, asked } = (() => {
      const s = stage();
      return { ...s, ...s.load() };
    })();
    expect(await signIn.verify('123456')).toMatchObject({
      status: 'failed',
      doing: 'verify',
      message: 'Unknown _state',
    });
    expect(asked).toEqual([]);
  });

  test('a forgotten password: the same state for every address, a link that works once, and a signed-in member', async () => {
    const s = stage();
    const { signIn } = s.load();
    const reset = as(await login(signIn, 'ida'), 'reset-required');
    as(await reset.sendRecovery('nobody@example.org'), 'recovery-sent');
    expect(s.sandbox.mailbox.list()).toHaveLength(0);
    as(await reset.sendRecovery(reset.email), 'recovery-sent');
    const token = s.sandbox.state.mails.at(-1)?.secret ?? '';
    as(await signIn.setPassword(token, 'short'), 'invalid-password');
    const { url } = as(await signIn.setPassword(token, 'another-one'), 'leaving');
    as(await signIn.finish(await s.visit(url)), 'signed-in');
    const used = as(await signIn.setPassword(token, 'the-third-one'), 'link-void');
    as(await used.sendRecovery('ida@example.org'), 'recovery-sent');
    s.sandbox.advance(25 * 3_600_000);
    const late = s.sandbox.state.mails.at(-1)?.secret ?? '';
    as(await s.load({ storage: memoryStorage() }).signIn.setPassword(late, 'another'), 'link-void');
  });

  test('the login page: the person comes back as a member; a refusal, a wrong state and a missing state fail without a token request', async () => {
    const s = stage();
    const { signIn, client } = s.load();
    const { url } = as(await idle(signIn).signInAtPage({ returnTo: '/cart' }), 'leaving');
    const grants = [...s.grants];
    const page = await s.visit(url);
    const no = await s.visit(page, { action: 'no' });
    expect(await signIn.finish(no)).toMatchObject({ status: 'failed', message: 'access_denied' });
    const again = as(signIn.getSnapshot(), 'failed');
    const next = as(await again.signInAtPage({ returnTo: '/cart' }), 'leaving');
    const back = await s.visit(await s.visit(next.url), { action: 'login', ...who('ada') });
    expect(await signIn.finish(back.replace('state=', 'state=x'))).toMatchObject({
      message: 'Invalid _state',
    });
    expect(await signIn.finish(back.replace(/&state=.*/, ''))).toMatchObject({
      message: 'Missing code or _state',
    });
    expect([s.grants, client.session.getSnapshot().role]).toEqual([grants, 'visitor']);
    expect(await signIn.finish(back)).toMatchObject({ status: 'signed-in', returnTo: '/cart' });
  });

  test('if `navigate` fails, the state has the address of the page', async () => {
    const navigate = () => {
      throw new Error('blocked');
    };
    const { signIn } = stage().load({ navigate });
    expect(as(await idle(signIn).signInAtPage(), 'leaving').url).toMatch(/^http/);
  });

  test('without `redirectUri` the person is not sent away', async () => {
    const { signIn } = stage().load({ redirectUri: undefined });
    expect(await idle(signIn).signInAtPage()).toMatchObject({ error: { code: 'no-redirect-uri' } });
    expect(await idle(stage().load({ redirectUri: undefined }).signIn).signInSilently()).toMatchObject({
      status: 'failed',
      error: { code: 'silent-blocked' },
    });
  });

  test('if the frame cannot work, the login page is next, and the state has the reason', async () => {
    const { signIn } = stage().load();
    const away = as(await idle(signIn).signInSilently(), 'leaving');
    expect(away.because).toMatchObject({ code: 'silent-blocked' });
  });

  test('if the login page is refused too, the state has both reasons and a retry', async () => {
    const { signIn } = stage({
      settings: { allowedRedirects: ['https://elsewhere.test'], callbackCheck: 'strict' },
    }).load();
    const state = as(await idle(signIn).signInSilently(), 'failed');
    expect(state).toMatchObject({
      error: { code: 'CALLBACK_URL_NOT_ALLOWED' },
      because: { code: 'silent-blocked' },
    });
    expect((await state.retry?.())?.status).toBe('failed');
  });

  test('single sign-on: at the page of the provider, or with the token of its button', async () => {
    const s = stage();
    const { signIn } = s.load();
    const idp = s.sandbox.state.settings.idpConnections[0]?.id ?? '';
    as(await idle(signIn).signInAtProvider(idp), 'leaving');
    signIn.reset();
    expect(await idle(signIn).signInAtProvider('none')).toMatchObject({ status: 'failed' });
    signIn.reset();
    expect(await idle(signIn).signInWithProviderToken(idp, { credential: 'never-given' })).toMatchObject({
      status: 'failed',
      doing: 'provider-token',
    });
  });

  test('without a network the sign-in fails with that error; an accepted password does not have to be typed again', async () => {
    const s = stage();
    const { signIn } = s.load();
    s.sandbox.faults.add({ operation: 'login', reset: true, times: 1 });
    expect(await login(signIn, 'ada')).toMatchObject({ status: 'failed', error: { name: 'NetworkError' } });
    signIn.reset();
    s.sandbox.faults.add({ operation: 'createRedirectSession', reset: true });
    const half = as(await login(signIn, 'ada'), 'failed');
    s.sandbox.faults.clear();
    const logins = s.asked.filter((path) => path.endsWith('/login')).length;
    expect((await half.retry?.())?.status).toBe('leaving');
    expect(s.asked.filter((path) => path.endsWith('/login'))).toHaveLength(logins);
  });
});

describe('after a reload', () => {
  test('a `memory` that is set later is read for a pending step, unless an action has begun', async () => {
    const s = stage();
    await login(s.load().signIn, 'mira');
    const memory = tabSteps(s.area);
    const { signIn } = s.load({ memory: undefined });
    expect(signIn.getSnapshot().status).toBe('idle');
    signIn.configure({ memory });
    expect(signIn.getSnapshot()).toMatchObject({
      status: 'verification-interrupted',
      email: 'mira@example.org',
    });
    const busy = s.load({ memory: undefined }).signIn;
    const outcome = idle(busy).sendRecovery('ada@example.org');
    busy.configure({ memory });
    expect((await outcome).status).toBe('recovery-sent');
  });

  test('a pending verification is still shown, with the address and without a secret', async () => {
    const s = stage();
    await login(s.load().signIn, 'mira');
    const kept = [...s.area.kept.values()].join();
    expect(JSON.parse(kept)).toEqual({
      step: 'verification',
      email: 'mira@example.org',
      clientId: expect.any(String),
    });
    const state = as(s.load().signIn.getSnapshot(), 'verification-interrupted');
    expect(state.email).toBe('mira@example.org');
    const due = as(await state.login(who('mira')), 'verification-required');
    as(await due.verify(s.sandbox.mailbox.latest()?.code ?? ''), 'leaving');
  });

  test('a pending approval is still shown, until it is cancelled', async () => {
    const s = stage();
    await login(s.load().signIn, 'otto');
    const { signIn } = s.load();
    expect(signIn.getSnapshot()).toMatchObject({ status: 'approval-required', email: 'otto@example.org' });
    // A page that a server rendered begins in the server's state.
    expect(signIn.getServerSnapshot().status).toBe('idle');
    signIn.reset();
    expect(s.load().signIn.getSnapshot().status).toBe('idle');
  });

  test('a member is shown as a member, and the pending step of another client is ignored', async () => {
    const s = await signedIn();
    expect(s.load().signIn.getSnapshot().status).toBe('signed-in');
    const other = stage();
    for (const text of ['{', 'null', '{"step":"x"}', '{"step":"approval","email":"a","clientId":"other"}']) {
      other.area.kept.set('vitrine:pending-sign-in', text);
      expect(other.load().signIn.getSnapshot().status).toBe('idle');
    }
  });
});

describe('overlapping actions', () => {
  test('the same action is joined: a double click registers once', async () => {
    const s = stage();
    const { signIn } = s.load();
    const { register } = idle(signIn);
    const [one, two] = await Promise.all([register(who('new')), register(who('new'))]);
    expect([one.status, two]).toEqual(['leaving', one]);
    expect(s.asked.filter((path) => path.endsWith('/register'))).toHaveLength(1);
  });

  test('finishing the same callback twice sends one token request', async () => {
    const s = stage();
    const { signIn } = s.load();
    const { url } = as(await login(signIn, 'ada'), 'leaving');
    const back = await s.visit(url);
    const [one, two] = await Promise.all([signIn.finish(back), signIn.finish(back)]);
    expect([one.status, two.status, (await signIn.finish(back)).status]).toEqual(Array(3).fill('signed-in'));
    expect(s.grants.filter((grant) => grant === 'authorization_code')).toHaveLength(1);
  });

  test('another action supersedes the first, whose answer is discarded', async () => {
    const s = stage();
    const { signIn } = s.load();
    const { login: first } = idle(signIn);
    const [one, two] = await Promise.all([first(who('ada')), first(who('mira'))]);
    expect([one, two.status, signIn.getSnapshot()]).toEqual([
      expect.objectContaining({ doing: 'login', status: 'working' }),
      'verification-required',
      two,
    ]);
  });

  test('a cancelled action returns to the state in which it began', async () => {
    const { signIn } = stage().load();
    const before = await login(signIn, 'ada', 'wrong');
    const later = as(before, 'invalid-password').login(who('ada'));
    const working = as(signIn.getSnapshot(), 'working');
    expect(working.before).toBe(before);
    working.cancel();
    expect([await later, signIn.getSnapshot()]).toEqual([before, before]);
  });

  test('a disposal ends the pending action: no member is signed in, and no action begins afterwards', async () => {
    const s = stage();
    const { signIn, client } = s.load();
    const { url } = as(await login(signIn, 'ada'), 'leaving');
    const back = await s.visit(url);
    const outcome = signIn.finish(back);
    signIn.dispose();
    expect((await outcome).status).toBe('leaving');
    const asked = s.asked.length;
    await signIn.finish(back);
    expect([client.session.getSnapshot().role, s.asked.length]).toEqual(['visitor', asked]);
  });
});

describe('a sign-in', () => {
  test('shows a sign-in and a sign-out in another tab', async () => {
    const s = stage();
    const { signIn, client } = s.load();
    const tokens = await (await signedIn(s)).client.session.getTokens();
    if (tokens) await client.session.setTokens(tokens);
    expect(signIn.getSnapshot().status).toBe('signed-in');
    await client.session.signOut();
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('calls `navigate` after its state is shown', async () => {
    const navigate = vi.fn<(url: string) => void>();
    const { signIn } = stage().load({ navigate });
    const away = as(await idle(signIn).signInAtPage(), 'leaving');
    expect(navigate.mock.calls).toEqual([[away.url]]);
    away.cancel();
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('signs out through the page of the platform too', async () => {
    const { signIn, state, client } = await signedIn();
    signIn.configure({ postFlowUrl: `${SITE}/bye` });
    expect(await state.signOut()).toMatchObject({ status: 'leaving', to: 'sign-out' });
    expect(client.session.getSnapshot().role).toBe('none');
  });

  test('has no password, code, captcha or token in any state', async () => {
    const s = stage({ settings: { captcha: 'visible', captchaTokens: ['good-captcha'] } });
    const { signIn } = s.load({ captcha: 'visible' });
    const seen: unknown[] = [];
    signIn.subscribe(() => seen.push(signIn.getSnapshot()));
    const asks = as(await login(signIn, 'mira'), 'captcha-required');
    const due = as(await asks.solve('good-captcha'), 'verification-required');
    await due.verify('123 456');
    await signIn.setPassword('recovery-canary', 'pass-canary');
    const words = inspect(seen, { depth: 9, showHidden: true, getters: true });
    expect(words).not.toMatch(
      new RegExp(`canary|${SAMPLE_PASSWORD}|good-captcha|123 ?456|sandbox\\.\\w+\\.`),
    );
    expect(seen.length).toBeGreaterThan(6);
  });
});
