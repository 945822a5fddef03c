import { describe, expect, test, vi } from 'vitest';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import type { SignInAction, SignInOutcome, SignInState, SignInWays } from './states.ts';
import { as, SITE, stage } from './testing/stage.ts';

type Stage = ReturnType<typeof stage>;
type Machine = ReturnType<Stage['load']>['signIn'];
type Begin = (ways: SignInWays, signIn: Machine) => SignInOutcome;

const ada = { email: 'ada@example.org', password: SAMPLE_PASSWORD };
const idle = (signIn: Machine) => as(signIn.getSnapshot(), 'idle');
const idpOf = (s: Stage) => s.sandbox.state.settings.idpConnections[0]?.id ?? '';

/** The token that a provider's button gives the page, for a member of the shop. */
const credentialOf = async (s: Stage, name: string) => {
  const page = await s.visit(`http://sandbox.test/platform/idp/${idpOf(s)}?button=${SITE}`, {
    action: 'yes',
    email: `${name}@example.org`,
  });
  // The token is a text in the script of the page.
  return /"credential":"([\w.]+)"/.exec(page)?.[1] ?? '';
};
const byButton = async (s: Stage, signIn: Machine, name: string) =>
  idle(signIn).signInWithProviderToken(idpOf(s), { credential: await credentialOf(s, name) });
const recoveryFor = async (s: Stage, signIn: Machine, name: string) => {
  await idle(signIn).sendRecovery(`${name}@example.org`);
  return s.sandbox.state.mails.at(-1)?.secret ?? '';
};

/** A page whose visitor already has tokens. */
const visiting = async (signIn: Machine) => {
  await idle(signIn).login({ ...ada, password: 'wrong' });
  signIn.reset();
};

/** Each way to begin, its action, and whether it can be repeated without input. */
const ways: [SignInAction, boolean, Begin][] = [
  ['login', false, (to) => to.login(ada)],
  ['register', false, (to) => to.register({ ...ada, email: 'new@example.org' })],
  ['page', true, (to) => to.signInAtPage()],
  ['silent', true, (to) => to.signInSilently()],
  ['provider', true, (to) => to.signInAtProvider('x')],
  ['provider-token', false, (to) => to.signInWithProviderToken('x', { credential: 'y' })],
  ['send-recovery', true, (to) => to.sendRecovery('ada@example.org')],
  ['set-password', false, (_, signIn) => signIn.setPassword('x', 'another-one')],
];

describe('each way to sign in', () => {
  test.each(ways)('%s names the pending action, and offers a retry: %s', async (doing, again, begin) => {
    vi.stubGlobal('document', {});
    const s = stage();
    const { signIn } = s.load();
    await visiting(signIn);
    const before = idle(signIn);
    s.sandbox.faults.add({ status: 418 });
    const outcome = begin(before, signIn);
    expect(as(signIn.getSnapshot(), 'working')).toMatchObject({ doing, before });
    const state = as(await outcome, 'failed');
    expect(state).toMatchObject({ doing, errorCode: undefined, error: { status: 418 } });
    expect([state.because, typeof state.retry]).toEqual([undefined, again ? 'function' : 'undefined']);
  });

  test.each(ways.filter(([, again]) => again))(
    '%s can be retried after each failure: %s',
    async (doing, _, begin) => {
      const s = stage();
      const { signIn } = s.load();
      await visiting(signIn);
      s.sandbox.faults.add({ status: 418 });
      const first = as(await begin(idle(signIn), signIn), 'failed');
      const asked = s.asked.length;
      const second = as((await first.retry?.()) ?? signIn.getSnapshot(), 'failed');
      expect([second.doing, s.asked.length > asked, second === first]).toEqual([doing, true, false]);
      s.sandbox.faults.clear();
      expect((await second.retry?.())?.status).toBe(
        new Map<string, string>([
          ['send-recovery', 'recovery-sent'],
          // The site has no connection with this id.
          ['provider', 'failed'],
        ]).get(doing) ?? 'leaving',
      );
    },
  );

  test.each<[string, Begin, string]>([
    ['a login', (to) => to.login(ada), '/login'],
    ['a registration', (to) => to.register(ada), '/register'],
    ['the token of a provider', (to) => to.signInWithProviderToken('x', {}), '/login-with-token-params'],
    ['a recovery mail', (to) => to.sendRecovery('ada@example.org'), '/send-email'],
    ['a new password', (_, signIn) => signIn.setPassword('x', 'another-one'), '/recover'],
    ['the login page', (to) => to.signInAtPage(), '/redirect-session'],
    ['a hidden frame', (to) => to.signInSilently(), '/redirect-session'],
  ])('cancelling %s ends its request', async (_, begin, path) => {
    const s = stage();
    const { signIn } = s.load();
    await visiting(signIn);
    s.sandbox.faults.add({ hang: true });
    s.asked.length = 0;
    const outcome = begin(idle(signIn), signIn);
    await expect.poll(() => s.asked.some((asked) => asked.endsWith(path))).toBe(true);
    as(signIn.getSnapshot(), 'working').cancel();
    expect((await outcome).status).toBe('idle');
    expect(s.givenUp.map((asked) => asked.endsWith(path))).toEqual([true]);
  });
});

describe('input', () => {
  test("of a provider's button signs in, and is not requested again", async () => {
    const s = stage();
    const { signIn, client } = s.load();
    const { url, to } = as(await byButton(s, signIn, 'ada'), 'leaving');
    expect(to).toBe('sign-in');
    as(await signIn.finish(await s.visit(url)), 'signed-in');
    expect(client.session.getSnapshot().role).toBe('member');
  });

  test('of a provider or a recovery mail may lead to an approval whose address is empty', async () => {
    const s = stage();
    expect(await byButton(s, s.load().signIn, 'otto')).toMatchObject({
      status: 'approval-required',
      email: '',
    });
    const other = stage();
    const { signIn } = other.load();
    const token = await recoveryFor(other, signIn, 'otto');
    expect(await signIn.setPassword(token, 'short')).toMatchObject({ status: 'invalid-password', email: '' });
    const state = await signIn.setPassword(token, 'another-one');
    expect(state).toMatchObject({ status: 'approval-required', email: '' });
  });

  test('of a provider or a recovery mail fails under its own name if the platform requires an unsupported step', async () => {
    const s = stage();
    const { signIn } = s.load();
    s.sandbox.state.settings.signInState = 'REQUIRE_MFA';
    expect(await byButton(s, signIn, 'ada')).toMatchObject({ status: 'failed', doing: 'provider-token' });
    signIn.reset();
    const token = await recoveryFor(s, signIn, 'ada');
    expect(await signIn.setPassword(token, 'another-one')).toMatchObject({
      status: 'failed',
      doing: 'set-password',
      message: 'Unknown _state',
    });
  });

  test.each<[string, Begin, Begin]>([
    ['provider', (to) => to.signInAtProvider('x'), (to) => to.signInAtProvider('y')],
    [
      'token',
      (to) => to.signInWithProviderToken('x', {}),
      (to) => to.signInWithProviderToken('x', { credential: 'y' }),
    ],
    [
      'password',
      (_, signIn) => signIn.setPassword('x', 'one'),
      (_, signIn) => signIn.setPassword('x', 'two'),
    ],
  ])('that differs in its %s makes a new action, which supersedes the first', async (_, one, two) => {
    const { signIn } = stage().load();
    const from = idle(signIn);
    const outcomes = [one(from, signIn), one(from, signIn), two(from, signIn)];
    expect([outcomes[0] === outcomes[1], outcomes[0] === outcomes[2]]).toEqual([true, false]);
    await Promise.all(outcomes);
  });

  test.each<[string, 'recover' | 'loginWithIdpConnectionTokenParams', Begin]>([
    ['a recovery link and a password', 'recover', (_, signIn) => signIn.setPassword('canary-1', 'canary-2')],
    [
      'the token of a provider',
      'loginWithIdpConnectionTokenParams',
      (to) => to.signInWithProviderToken('x', { one: 'canary-1', two: 'canary-2' }),
    ],
  ])('%s: in no error, even if the platform repeats it', async (_, operation, begin) => {
    const s = stage();
    const { signIn } = s.load();
    const body = { message: 'canary-1 and canary-2 are wrong', details: {} };
    s.sandbox.faults.add({ operation, status: 400, body });
    const state: SignInState = await begin(idle(signIn), signIn);
    expect(state).toMatchObject({ status: 'failed', error: { status: 400 } });
    expect(`${as(state, 'failed').message} ${JSON.stringify(state)}`).not.toContain('canary');
  });

  test('with a malformed address stays in the state, and no mail is sent', async () => {
    const { signIn } = stage().load();
    expect(await idle(signIn).sendRecovery('a b')).toMatchObject({
      status: 'invalid-email',
      email: 'a b',
      message: expect.stringContaining('email'),
    });
  });

  test.each([undefined, { url: `${SITE}/recover` }])(
    'for the page of a recovery mail (%j) reaches the platform',
    async (recoveryRedirect) => {
      const s = stage();
      await idle(s.load({ recoveryRedirect }).signIn).sendRecovery('ada@example.org');
      const kept = Object.values(s.sandbox.state.recoveries).map(({ redirectUrl }) => redirectUrl);
      expect(kept).toEqual([recoveryRedirect?.url ?? null]);
    },
  );
});
