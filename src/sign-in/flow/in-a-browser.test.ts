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

/** Lets the page in the open frame say what it has to say to the page around it; the origin it said it from. */
const answerOfFrame = async (s: Stage, origin = 'http://sandbox.test') => {
  const frame = await eventually(() => document.querySelector('iframe') ?? expect.unreachable());
  const said = /postMessage\((\{.*?\}),/.exec(await s.visit(frame.src))?.[1] ?? 'null';
  const data: unknown = JSON.parse(said);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
};

/** A member by password, whose hidden frame was answered. */
const signedIn = async (s = stage()) => {
  const { signIn, client } = s.load();
  const outcome = idle(signIn).login(ada);
  await answerOfFrame(s);
  return { ...s, signIn, client, state: as(await outcome, 'signed-in') };
};

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a hidden frame', () => {
  test('that answers makes a member without leaving, whose id is known until the sign-out', async () => {
    const { signIn, client, sandbox, state } = await signedIn();
    const id = sandbox.state.members.find(({ email }) => email === ada.email)?.id;
    expect([state.memberId, sessionView(client.session).getSnapshot().memberId]).toEqual([id, id]);
    expect([client.session.getSnapshot().role, typeof id]).toEqual(['member', 'string']);
    await state.signOut();
    expect(sessionView(client.session).getSnapshot().memberId).toBeUndefined();
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('needs no way back to work', async () => {
    const s = stage();
    const { signIn } = s.load({ redirectUri: undefined });
    const outcome = idle(signIn).login(ada);
    await answerOfFrame(s);
    expect((await outcome).status).toBe('signed-in');
  });

  test('that says no has used up what the password gave: no other try is offered that cannot succeed', async () => {
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

  test('in which nobody is signed in is an answer: the person is not sent to a page that says the same', async () => {
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

  test('is waited for as long as the settings say, or the call', async () => {
    const { signIn } = stage().load({ frameTimeout: 30 });
    const bySettings = as(await idle(signIn).signInSilently(), 'leaving');
    expect(bySettings.because).toMatchObject({ code: 'silent-timed-out' });
    const patient = stage().load().signIn;
    const byCall = as(await idle(patient).signInSilently({ timeout: 30 }), 'leaving');
    expect(byCall.because).toMatchObject({ code: 'silent-timed-out' });
  });

  test('is looked at first, and opened for nobody whose setup is wrong', async () => {
    const preflight = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('not set up'));
    const { signIn } = stage().load({ preflight });
    expect(await idle(signIn).signInSilently()).toMatchObject({ status: 'failed', message: 'not set up' });
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('may be answered from the origins that the settings name, and from no other', async () => {
    const s = stage();
    const { signIn } = s.load({ loginOrigins: ['http://sandbox.test', 'https://accounts.test'] });
    const outcome = idle(signIn).signInSilently();
    await answerOfFrame(s, 'https://accounts.test');
    expect(await outcome).toMatchObject({ message: 'login_required' });
    const refused = as(signIn.getSnapshot(), 'failed').signInSilently({ timeout: 1_500 });
    await answerOfFrame(s, 'https://other.test');
    expect(await refused).toMatchObject({ because: { code: 'silent-timed-out' } });
  });

  test('that gives way to the login page does so until it is taken back', async () => {
    const s = stage();
    // The frame is looked at with an origin, the page with its way back: only the page is never answered.
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

  test('goes away when it is taken back', async () => {
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
  test('shows what can be done, instead of a page that the person came back from', async () => {
    const { signIn } = stage().load();
    as(await idle(signIn).signInAtPage(), 'leaving');
    shown(false);
    expect(signIn.getSnapshot().status).toBe('leaving');
    shown(true);
    expect(signIn.getSnapshot().status).toBe('idle');
  });

  test('changes nothing else', async () => {
    const { signIn } = stage().load();
    const state = await idle(signIn).login({ ...ada, password: 'wrong' });
    shown(true);
    expect(signIn.getSnapshot()).toBe(state);
  });

  test('is heard no more after the machine was disposed', async () => {
    const { signIn } = stage().load();
    const state = await idle(signIn).signInAtPage();
    signIn.dispose();
    shown(true);
    expect(signIn.getSnapshot()).toBe(state);
  });
});

test('a member who comes back from the page of the platform is known by it, and not by the frame', async () => {
  const s = stage();
  const { signIn } = s.load();
  const { url } = as(await idle(signIn).signInAtPage({ returnTo: `${SITE}/cart` }), 'leaving');
  const back = await s.visit(await s.visit(url), { action: 'login', ...ada });
  expect(await signIn.finish(back)).toMatchObject({ memberId: undefined, returnTo: `${SITE}/cart` });
  expect(document.querySelector('iframe')).toBeNull();
});
