import { describe, expect, test } from 'vitest';
import { queryProducts } from '../../../generated/catalog-v1/operations.ts';
import { SAMPLE_PASSWORD } from '../../../sandbox/seeds/members.ts';
import { asyncStorage } from '../../session/storage/async-storage.ts';
import { compared } from '../../session/storage/compared.ts';
import { memoryStorage } from '../../session/storage/storage.ts';
import { as, SITE, stage } from './testing/stage.ts';

type Stage = ReturnType<typeof stage>;
type Machine = ReturnType<Stage['load']>['signIn'];

const who = (name: string, password = SAMPLE_PASSWORD) => ({ email: `${name}@example.org`, password });
const idle = (signIn: Machine) => as(signIn.getSnapshot(), 'idle');

/** The address that the login page leads a member back to. */
const backOf = async (s: Stage, signIn: Machine, returnTo = '/cart') => {
  const { url, to } = as(await idle(signIn).signInAtPage({ returnTo }), 'leaving');
  expect(to).toBe('sign-in');
  return s.visit(await s.visit(url), { action: 'login', ...who('ada') });
};
const signedIn = async (s = stage()) => {
  const { client, signIn } = s.load();
  const back = await backOf(s, signIn);
  return { ...s, client, signIn, back, state: as(await signIn.finish(back), 'signed-in') };
};
/** A member's tokens, as another tab stored them. */
const tokensOfAnotherTab = async (s: Stage) => {
  const { client, signIn } = s.load({ storage: memoryStorage() });
  await signIn.finish(await backOf(s, signIn));
  return (await client.session.getTokens()) ?? expect.unreachable();
};

/** Finishes a callback while the answer with the tokens is delayed. */
const slowly = (s: Stage, signIn: Machine, back: string) => {
  s.grants.length = 0;
  s.sandbox.faults.add({ latencyMs: 500, times: 1 });
  return signIn.finish(back);
};

describe('a member', () => {
  test('keeps the state while the session is renewed', async () => {
    const { client, signIn, state, sandbox, grants } = await signedIn();
    sandbox.advance(5 * 3_600_000);
    await queryProducts({}, { client });
    expect(grants.at(-1)).toBe('refresh_token');
    expect(signIn.getSnapshot()).toBe(state);
    expect(state.returnTo).toBe('/cart');
  });

  test('is no longer shown after the platform ended the session', async () => {
    const s = await signedIn();
    const elsewhere = s.load({ storage: memoryStorage() }).signIn;
    await idle(elsewhere).sendRecovery('ada@example.org');
    await elsewhere.setPassword(s.sandbox.state.mails.at(-1)?.secret ?? '', 'another-one');
    await queryProducts({}, { client: s.client });
    expect([s.client.session.getSnapshot().role, s.signIn.getSnapshot().status]).toEqual(['visitor', 'idle']);
  });

  test('who opens a forged callback sees no failure, and stays the same member', async () => {
    const { signIn, client, back, state } = await signedIn();
    expect(await signIn.finish(back)).toBe(state);
    const outcome = signIn.finish(`${SITE}/callback#code=made-up&state=made-up`);
    expect(as(signIn.getSnapshot(), 'working').doing).toBe('callback');
    expect(await outcome).toMatchObject({
      status: 'signed-in',
      memberId: state.memberId,
      returnTo: undefined,
    });
    expect(client.session.getSnapshot().role).toBe('member');
  });

  test('who has signed out is not signed in by opening the same callback again', async () => {
    const { signIn, back, state } = await signedIn();
    await state.signOut();
    expect(await signIn.finish(back)).toMatchObject({ status: 'failed', message: 'Invalid _state' });
  });

  test('who signs in again continues at `returnTo`, also if the storage reports the previous member late', async () => {
    const s = await signedIn();
    const before = await s.client.session.getTokens();
    const back = await backOf(s, s.load({ storage: memoryStorage() }).signIn, '/account');
    const kept = JSON.stringify(before);
    const { client, signIn } = s.load({
      storage: asyncStorage(
        compared({ read: async () => kept, write: async () => undefined }),
        () => undefined,
      ),
    });
    expect(await signIn.finish(back)).toMatchObject({ status: 'signed-in', returnTo: '/account' });
    expect((await client.session.getTokens())?.accessToken).not.toEqual(before?.accessToken);
  });

  test("signs out at the platform's page, which leads to `postFlowUrl`", async () => {
    const s = await signedIn();
    s.signIn.configure({ postFlowUrl: `${SITE}/bye` });
    const outcome = s.state.signOut();
    expect(as(s.signIn.getSnapshot(), 'working').doing).toBe('sign-out');
    const { url } = as(await outcome, 'leaving');
    expect(await s.visit(url)).toMatch(new RegExp(`^${SITE}/bye`));
  });

  test('is signed out of this client even if the sign-out page cannot be requested', async () => {
    const s = await signedIn();
    s.signIn.configure({ postFlowUrl: `${SITE}/bye` });
    s.sandbox.faults.add({ status: 418 });
    expect(await s.state.signOut()).toMatchObject({ status: 'failed', doing: 'sign-out' });
    expect(s.client.session.getSnapshot().role).toBe('none');
  });

  test('who cancels a sign-out ends its request', async () => {
    const s = await signedIn();
    s.signIn.configure({ postFlowUrl: `${SITE}/bye` });
    s.sandbox.faults.add({ hang: true });
    const outcome = s.state.signOut();
    await expect.poll(() => s.asked.at(-1)).toMatch(/redirect-session$/);
    as(s.signIn.getSnapshot(), 'working').cancel();
    await outcome;
    expect(s.givenUp).toHaveLength(1);
  });
});

describe('another tab', () => {
  test('that signs in first has signed in for this tab too', async () => {
    const s = stage();
    const tokens = await tokensOfAnotherTab(s);
    const { client, signIn } = s.load();
    const outcome = slowly(s, signIn, await backOf(s, signIn));
    await expect.poll(() => s.grants).toContain('authorization_code');
    await client.session.setTokens(tokens);
    expect(await outcome).toMatchObject({ status: 'signed-in', returnTo: undefined });
  });

  test('that signs out meanwhile makes the sign-in fail', async () => {
    const s = stage();
    const { client, signIn } = s.load();
    const outcome = slowly(s, signIn, await backOf(s, signIn));
    await expect.poll(() => s.grants).toContain('authorization_code');
    await client.session.signOut();
    expect(await outcome).toMatchObject({ status: 'failed', error: { code: 'sign-in-superseded' } });
  });

  test('that signs out does not change the state of a visitor', async () => {
    const { client, signIn } = stage().load();
    const state = await idle(signIn).login(who('ada', 'wrong'));
    await client.session.signOut();
    expect(signIn.getSnapshot()).toBe(state);
    await queryProducts({}, { client });
    expect(signIn.getSnapshot()).toBe(state);
  });

  test('has no effect on a disposed sign-in', async () => {
    const s = stage();
    const tokens = await tokensOfAnotherTab(s);
    const { client, signIn } = s.load();
    signIn.dispose();
    await client.session.setTokens(tokens);
    expect(signIn.getSnapshot().status).toBe('idle');
  });
});

describe('the step that is stored for a reload', () => {
  test('is removed when the person is a member, and does not come back after the sign-out', async () => {
    const s = stage();
    const { signIn } = s.load();
    as(await idle(signIn).login(who('otto')), 'approval-required');
    s.sandbox.owner.approveMember('otto@example.org');
    const { url } = as(await as(signIn.getSnapshot(), 'approval-required').login(who('otto')), 'leaving');
    expect(s.area.kept.has('vitrine:pending-sign-in')).toBe(true);
    await as(await signIn.finish(await s.visit(url)), 'signed-in').signOut();
    expect(s.area.kept.has('vitrine:pending-sign-in')).toBe(false);
    expect(s.load().signIn.getSnapshot().status).toBe('idle');
  });

  test('is removed when the person gives up, and its code no longer works', async () => {
    const s = stage();
    const { signIn } = s.load();
    as(await idle(signIn).login(who('mira')), 'verification-required').cancel();
    expect(s.area.kept.size).toBe(0);
    const asked = s.asked.length;
    const state = await signIn.verify(s.sandbox.mailbox.latest()?.code ?? '');
    expect(state).toMatchObject({ status: 'failed', doing: 'verify', message: 'Unknown _state' });
    expect(s.asked).toHaveLength(asked);
  });
});

describe('a login page that asks nothing', () => {
  test('is used if the frame cannot work, and leads back to the page', async () => {
    const s = stage();
    const { signIn } = s.load();
    const { url, to } = as(await idle(signIn).signInSilently({ returnTo: '/deep' }), 'leaving');
    expect(to).toBe('sign-in');
    // No member is signed in there, so it refuses at once.
    expect(await signIn.finish(await s.visit(url))).toMatchObject({ message: 'login_required' });
  });

  test('that could not be requested is requested again with the same options', async () => {
    const s = stage({ settings: { allowedRedirects: ['https://elsewhere.test'], callbackCheck: 'strict' } });
    const { signIn } = s.load();
    const state = as(await idle(signIn).signInSilently({ returnTo: '/deep' }), 'failed');
    expect(state.doing).toBe('silent');
    s.sandbox.state.settings.allowedRedirects = [SITE];
    expect((await state.retry?.())?.status).toBe('leaving');
    expect([...s.area.kept.values()].join()).toContain('"returnTo":"/deep"');
  });

  test('is not used without `redirectUri`, and the message names the missing setting', async () => {
    const { signIn } = stage().load({ redirectUri: undefined });
    expect(await idle(signIn).signInAtPage()).toMatchObject({
      status: 'failed',
      message: 'The login page needs a return address: give the setting redirectUri.',
    });
    signIn.reset();
    expect(await idle(signIn).login(who('ada'))).toMatchObject({ error: { code: 'silent-blocked' } });
  });
});
