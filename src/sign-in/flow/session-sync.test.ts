import { describe, expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import { asyncStorage } from '../../session/storage/async-storage.ts';
import { compared } from '../../session/storage/compared.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { as, SITE, stage } from './testing/stage.ts';

type Stage = ReturnType<typeof stage>;
type Machine = ReturnType<Stage['load']>['signIn'];

const member = (n = 1): Tokens => ({
  accessToken: { value: `AT${n}`, expiresAt: 4e9 },
  refreshToken: { value: `RT${n}`, role: 'member' },
});
const ada = { email: 'ada@example.org', password: SAMPLE_PASSWORD };
const wrong = { ...ada, password: 'mistyped' };
const idle = (signIn: Machine) => as(signIn.getSnapshot(), 'idle');
const cancel = (signIn: Machine) => as(signIn.getSnapshot(), 'working').cancel();

/** A member's page whose next call is never answered. */
const hanging = async (settings: Parameters<Stage['load']>[0] = {}) => {
  const s = stage();
  const { client, signIn } = s.load(settings);
  await client.session.setTokens(member());
  s.sandbox.faults.add({ hang: true });
  return { ...s, client, signIn, state: as(signIn.getSnapshot(), 'signed-in') };
};
/** A visitor who signs in by password, while another tab makes the session a member's. */
const overtaken = async (credentials: typeof ada, s = stage()) => {
  const { client, signIn } = s.load();
  s.sandbox.faults.add({ operation: 'login', latencyMs: 300, times: 1 });
  const outcome = idle(signIn).login(credentials);
  await expect.poll(() => s.asked.at(-1)).toMatch(/login$/);
  await client.session.setTokens(member());
  return { client, signIn, outcome };
};
/** A callback page with a slow lookup of its attempt, and an even slower storage. */
const callback = () => {
  const { storage, answer } = late();
  let found: () => void = () => undefined;
  const take = () => new Promise<undefined>((resolve) => (found = () => resolve(undefined)));
  const { client, signIn } = stage().load({ storage, attempts: { put: () => undefined, take } });
  const outcome = signIn.finish(`${SITE}/callback#code=made-up&state=made-up`);
  const stored = async () => {
    answer();
    await expect.poll(() => client.session.getSnapshot().role).toBe('member');
  };
  return { signIn, outcome, stored, found: () => found() };
};
/** A storage that reports a member when the test says so. */
const late = () => {
  let answer: () => void = () => undefined;
  const read = new Promise<string>((resolve) => (answer = () => resolve(JSON.stringify(member()))));
  const storage = asyncStorage(compared({ read: () => read, write: async () => undefined }), () => undefined);
  return { storage, answer: () => answer() };
};

describe('a cancelled action', () => {
  test('ends in `idle` if the member has signed out', async () => {
    const { signIn, state, client } = await hanging({ postFlowUrl: `${SITE}/bye` });
    const outcome = state.signOut();
    await expect.poll(() => client.session.getSnapshot().role).toBe('none');
    cancel(signIn);
    expect([signIn.getSnapshot().status, (await outcome).status]).toEqual(['idle', 'idle']);
  });

  test('ends in `idle` if the session ended in the meantime', async () => {
    const { signIn, state, client } = await hanging();
    void state.signInAtPage();
    await client.session.signOut();
    cancel(signIn);
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('ends in `signed-in` if another tab signed in', async () => {
    const { signIn, outcome } = await overtaken(ada);
    cancel(signIn);
    expect([signIn.getSnapshot().status, (await outcome).status]).toEqual(['signed-in', 'signed-in']);
  });

  test('ends in `signed-in` if the storage reported the member late', async () => {
    const { signIn, stored } = callback();
    await stored();
    cancel(signIn);
    expect(signIn.getSnapshot().status).toBe('signed-in');
  });

  test('otherwise returns to the same state object in which it began', async () => {
    const { signIn, state } = await hanging();
    void state.signInAtPage();
    cancel(signIn);
    expect(signIn.getSnapshot()).toBe(state);
  });
});

describe('a failed action', () => {
  test('ends in `signed-in` if another tab signed in', async () => {
    const { outcome } = await overtaken(wrong);
    expect((await outcome).status).toBe('signed-in');
  });

  test('ends in `signed-in` also if it superseded another action', async () => {
    const { signIn, outcome } = await overtaken(wrong);
    const second = signIn.verify('123456');
    expect([(await outcome).status, (await second).status]).toEqual(['signed-in', 'signed-in']);
  });

  test('ends in `failed` if the member was signed in before, also at the second failure', async () => {
    const s = stage();
    s.sandbox.faults.add({ operation: 'createRedirectSession', reset: true });
    const { client, signIn, outcome } = await overtaken(wrong, s);
    await outcome;
    const failed = as(await as(signIn.getSnapshot(), 'signed-in').signInAtPage(), 'failed');
    expect((await failed.retry?.())?.status).toBe('failed');
    expect(client.session.getSnapshot().loggedIn).toBe(true);
  });

  test('with a forged address ends in `signed-in` if the storage reported the member late', async () => {
    const { outcome, stored, found } = callback();
    await stored();
    found();
    expect(await outcome).toMatchObject({ status: 'signed-in', returnTo: undefined });
  });
});

test('a pending step is discarded if another tab signed in meanwhile', async () => {
  const { outcome } = await overtaken({ ...ada, email: 'mira@example.org' });
  expect((await outcome).status).toBe('signed-in');
});

test('a disposed sign-in shows the state of the session at the disposal', async () => {
  const { signIn, state, client } = await hanging({ postFlowUrl: `${SITE}/bye` });
  void state.signOut();
  await expect.poll(() => client.session.getSnapshot().role).toBe('none');
  signIn.dispose();
  expect(signIn.getSnapshot().status).toBe('idle');
});
