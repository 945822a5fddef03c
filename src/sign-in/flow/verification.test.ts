import { describe, expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import type { SignInOutcome, VerificationRequired } from './states.ts';
import { as, stage } from './testing/stage.ts';

const who = (name: string) => ({ email: `${name}@example.org`, password: SAMPLE_PASSWORD });

/** A person to whom a code was mailed. */
const waiting = async (settings: Parameters<typeof stage>[0] = {}) => {
  const s = stage(settings);
  const { signIn } = s.load();
  const due = as(await as(signIn.getSnapshot(), 'idle').login(who('mira')), 'verification-required');
  return { ...s, signIn, due, code: () => s.sandbox.mailbox.latest()?.code ?? '' };
};
type Step = (due: VerificationRequired) => SignInOutcome;
const verify: Step = (due) => due.verify('not it');
const resend: Step = (due) => due.resend();

const refusal = (code: string) => ({
  message: 'No',
  details: { applicationError: { code, description: 'No', data: {} } },
});
const again = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'another' };

describe('while a code is due', () => {
  test.each<[string, Step, object, object, number]>([
    [
      'a wrong code',
      verify,
      { status: 400, body: refusal('VERIFICATION_FAILED') },
      { code: 'VERIFICATION_FAILED' },
      1,
    ],
    ['a code too soon after the previous one', verify, { rateLimit: 1 }, { status: 429 }, 0],
    [
      'a code that was refused for another reason',
      verify,
      { status: 403, body: refusal('X') },
      { code: 'X' },
      0,
    ],
    ['a code without a network', verify, { reset: true }, { name: 'NetworkError' }, 0],
    [
      'another mail, whose state token the platform refuses',
      resend,
      { status: 400, body: refusal('VERIFICATION_FAILED') },
      { code: 'VERIFICATION_FAILED' },
      0,
    ],
    ['another mail without a network', resend, { reset: true }, { name: 'NetworkError' }, 0],
  ])(
    '%s keeps the state, has its error, and counts only if the code was wrong',
    async (_, step, fault, error, refusedCodes) => {
      const { sandbox, due, code } = await waiting();
      sandbox.faults.add(fault as { reset: true });
      const state = as(await step(due), 'verification-required');
      expect(state).toMatchObject({ email: 'mira@example.org', refusedCodes, resentMails: 0, error });
      sandbox.faults.clear();
      expect((await state.verify(code())).status).toBe('leaving');
    },
  );

  test('a code that the platform answers with another verification does not count as a requested mail', async () => {
    const { sandbox, due } = await waiting();
    sandbox.faults.add({ operation: 'verifyDuringAuthentication', status: 200, body: again });
    expect(await due.verify('123456')).toMatchObject({
      status: 'verification-required',
      refusedCodes: 0,
      resentMails: 0,
      error: undefined,
    });
  });

  test('a correct code does not have to be typed again if a later step fails', async () => {
    const s = await waiting();
    s.sandbox.faults.add({ operation: 'createRedirectSession', status: 418 });
    const half = as(await s.due.verify(s.code()), 'failed');
    expect(half).toMatchObject({ doing: 'verify', error: { status: 418 } });
    s.sandbox.faults.clear();
    s.asked.length = 0;
    expect((await half.retry?.())?.status).toBe('leaving');
    expect(s.asked.filter((path) => path.includes('verif'))).toEqual([]);
  });

  test('a broken storage is a failure, and does not count as a wrong code', async () => {
    const s = stage();
    let isFull = false;
    const write = () => {
      if (isFull) throw new Error('full');
    };
    const { signIn } = s.load({ memory: { read: () => undefined, write } });
    const due = as(await as(signIn.getSnapshot(), 'idle').login(who('mira')), 'verification-required');
    isFull = true;
    s.sandbox.advance(31_000);
    expect(await due.resend()).toMatchObject({ status: 'failed', doing: 'resend', message: 'full' });
  });

  test.each<[string, Step]>([
    ['a code', verify],
    ['another mail', resend],
  ])('cancelling %s ends its request, and returns to the same state', async (_, step) => {
    const { sandbox, signIn, due, asked, givenUp } = await waiting();
    sandbox.faults.add({ hang: true });
    asked.length = 0;
    const [outcome, joined] = [step(due), step(due)];
    expect(joined).toBe(outcome);
    await expect.poll(() => asked).toHaveLength(1);
    as(signIn.getSnapshot(), 'working').cancel();
    expect([await outcome, signIn.getSnapshot(), givenUp]).toEqual([due, due, asked]);
  });
});

describe('a code sent with `verify` of the sign-in', () => {
  test('counts like a code sent with `verify` of the state', async () => {
    const { signIn, code } = await waiting();
    expect(await signIn.verify(code().replace(/^./, (digit) => `${9 - Number(digit)}`))).toMatchObject({
      status: 'verification-required',
      refusedCodes: 1,
    });
    expect((await signIn.verify(` ${code()} `)).status).toBe('leaving');
  });

  test('works after another action in between; cancelling it ends its request', async () => {
    const s = await waiting({ settings: { approveMembers: true } });
    as(await s.signIn.setPassword('no-link', 'another-one'), 'link-void');
    const handle = s.sandbox.faults.add({ hang: true });
    const outcome = s.signIn.verify(s.code());
    expect(as(s.signIn.getSnapshot(), 'working').doing).toBe('verify');
    await expect.poll(() => s.asked.at(-1)).toMatch(/verify/);
    as(s.signIn.getSnapshot(), 'working').cancel();
    expect([(await outcome).status, s.givenUp.length]).toEqual(['link-void', 1]);
    handle.remove();
    expect((await s.signIn.verify(s.code())).status).toBe('leaving');
  });

  test('leads to a state without the address after another action in between', async () => {
    const s = await waiting();
    as(await s.signIn.setPassword('no-link', 'another-one'), 'link-void');
    const body = { state: 'REQUIRE_OWNER_APPROVAL' };
    s.sandbox.faults.add({ operation: 'verifyDuringAuthentication', status: 200, body });
    expect(await s.signIn.verify(s.code())).toMatchObject({ status: 'approval-required', email: '' });
  });
});
