// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/setup/eventually.ts';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import { sessionView } from '../../session/session-view.ts';
import { as, SITE, stage } from './testing/stage.ts';

type Stage = ReturnType<typeof stage>;

afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

const ada = { email: 'ada@example.org', password: SAMPLE_PASSWORD };
const idle = (signIn: ReturnType<Stage['load']>['signIn']) => as(signIn.getSnapshot(), 'idle');

/** Lets the page in the open frame send its message; returns the origin that it sent from. */
const answerOfFrame = async (s: Stage, origin = 'http://sandbox.test') => {
  const frame = await eventually(() => document.querySelector('iframe') ?? expect.unreachable());
  const said = /postMessage\((\{.*?\}),/.exec(await s.visit(frame.src))?.[1] ?? 'null';
  const data: unknown = JSON.parse(said);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
};

/** A member who signed in by password, with an answer from the hidden frame. */
const signedIn = async (s = stage()) => {
  const { signIn, client } = s.load();
  const outcome = idle(signIn).login(ada);
  await answerOfFrame(s);
  return { ...s, signIn, client, state: as(await outcome, 'signed-in') };
};

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a hidden frame', () => {
  test("that answers makes the visitor a member without leaving the page; the member's id is known until the sign-out", async () => {
    const { signIn, client, sandbox, state } = await signedIn();
    const id = sandbox.state.members.find(({ email }) => email === ada.email)?.id;
    expect([state.memberId, sessionView(client.session).getSnapshot().memberId]).toEqual([id, id]);
    expect([client.session.getSnapshot().role, typeof id]).toEqual(['member', 'string']);
    await state.signOut();
    expect(sessionView(client.session).getSnapshot().memberId).toBeUndefined();
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('works without `redirectUri`', async () => {
    const s = stage();
    const { signIn } = s.load({ redirectUri: undefined });
    const outcome = idle(signIn).login(ada);
    await answerOfFrame(s);
    expect((await outcome).status).toBe('signed-in');
  });

  test('that refuses has spent the session token: no retry is offered, since it could not succeed', async () => {
    const s = stage();
    const { signIn } = s.load();
    s.sandbox.faults.add({ operation: 'createRedirectSession', status: 418 });
    const half = as(await idle(signIn).login(ada), 'failed');
    s.sandbox.faults.clear();
    s.sandbox.state.platformSessions = {};
    const outcome = half.retry?.();
    await answerOfFrame(s);
    expect(await outcome).toMatchObject({ doing: 'login', message: 'login_required', retry: undefined });
  });

  test('that finds no signed-in member fails, and the login page is not used', async () => {
    const s = stage();
    const { signIn } = s.load();
    const outcome = idle(signIn).signInSilently();
    await answerOfFrame(s);
    expect(await outcome).toMatchObject({
      status: 'failed',
      doing: 'silent',
      message: 'login_required',
      because: undefined,
    });
  });

  test('has the time limit of the call, else of the settings', async () => {
    const { signIn } = stage().load({ frameTimeout: 30 });
    const bySettings = as(await idle(signIn).signInSilently(), 'leaving');
    expect(bySettings.because).toMatchObject({ code: 'silent-timed-out' });
    const patient = stage().load().signIn;
    const byCall = as(await idle(patient).signInSilently({ timeout: 30 }), 'leaving');
    expect(byCall.because).toMatchObject({ code: 'silent-timed-out' });
  });

  test('is opened only after the preflight finds no problem', async () => {
    const preflight = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not set up'));
    const { signIn } = stage().load({ preflight });
    expect(await idle(signIn).signInSilently()).toMatchObject({ status: 'failed', message: 'not set up' });
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('accepts answers only from the origins in the settings', async () => {
    const s = stage();
    const { signIn } = s.load({ loginOrigins: ['http://sandbox.test', 'https://accounts.test'] });
    const outcome = idle(signIn).signInSilently();
    await answerOfFrame(s, 'https://accounts.test');
    expect(await outcome).toMatchObject({ message: 'login_required' });
    const refused = as(signIn.getSnapshot(), 'failed').signInSilently({ timeout: 1_500 });
    await answerOfFrame(s, 'https://other.test');
    expect(await refused).toMatchObject({ because: { code: 'silent-timed-out' } });
  });

  test('that times out is followed by the login page, whose request ends when it is cancelled', async () => {
    const s = stage();
    // The preflight of the frame gets an origin, the preflight of the page a redirectUri: only the latter is never answered.
    const preflight = async (_: unknown, { redirectUri }: { redirectUri?: string }) =>
      void (redirectUri !== undefined && s.sandbox.faults.add({ hang: true }));
    const { signIn } = s.load({ frameTimeout: 30, preflight });
    const outcome = idle(signIn).login(ada);
    await eventually(() =>
      expect(s.asked.filter((path) => path.endsWith('/redirect-session'))).toHaveLength(2),
    );
    as(signIn.getSnapshot(), 'working').cancel();
    expect([(await outcome).status, s.givenUp.length]).toEqual(['idle', 1]);
  });

  test('is removed when it is cancelled', async () => {
    const s = stage();
    const { signIn } = s.load();
    const outcome = idle(signIn).signInSilently();
    await eventually(() => document.querySelector('iframe') ?? expect.unreachable());
    as(signIn.getSnapshot(), 'working').cancel();
    expect((await outcome).status).toBe('idle');
    await eventually(() => expect(document.querySelector('iframe')).toBeNull());
  });
});

describe('the Back button', () => {
  test('shows the ways to sign in, instead of the state `leaving`', async () => {
    const { signIn } = stage().load();
    as(await idle(signIn).signInAtPage(), 'leaving');
    shown(false);
    expect(signIn.getSnapshot().status).toBe('leaving');
    shown(true);
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('changes no other state', async () => {
    const { signIn } = stage().load();
    const state = await idle(signIn).login({ ...ada, password: 'wrong' });
    shown(true);
    expect(signIn.getSnapshot()).toBe(state);
  });

  test('has no effect after a disposal', async () => {
    const { signIn } = stage().load();
    const state = await idle(signIn).signInAtPage();
    signIn.dispose();
    shown(true);
    expect(signIn.getSnapshot()).toBe(state);
  });
});

test('a member who comes back from the login page is signed in by its answer, without a frame', async () => {
  const s = stage();
  const { signIn } = s.load();
  const { url } = as(await idle(signIn).signInAtPage({ returnTo: `${SITE}/cart` }), 'leaving');
  const back = await s.visit(await s.visit(url), { action: 'login', ...ada });
  expect(await signIn.finish(back)).toMatchObject({ memberId: undefined, returnTo: `${SITE}/cart` });
  expect(document.querySelector('iframe')).toBeNull();
});
