import { expect, test } from 'vitest';
import { eventually } from '../../test/setup/eventually.ts';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import type { Tokens } from '../core/identity/tokens.ts';
import { createSignIn } from '../sign-in/flow/create-sign-in.ts';
import { sessionView } from './session-view.ts';
import { memoryStorage, type TokenStorage } from './storage/storage.ts';

const member: Tokens = {
  accessToken: { value: 'AT', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT', role: 'member' },
};

/** A client whose storage answers when the test says so. */
const waiting = () => {
  let resolve: (stored: Tokens | undefined) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<Tokens | undefined>((...settle) => ([resolve, reject] = settle));
  const storage: TokenStorage = { ...memoryStorage(), load: () => promise, save: async () => undefined };
  const { site, calls } = platform([tokens(1)], [Response.json({})], storage);
  const roles: unknown[] = [];
  site.session.subscribe(({ type }) => roles.push([type, site.session.getSnapshot().role]));
  return { session: site.session, site, calls, roles, resolve, reject };
};

test('the role is unknown until the storage has answered, so a member never sees the page of a stranger', async () => {
  const { session, roles, resolve } = waiting();
  const view = sessionView(session);
  expect([session.getSnapshot().role, view.getSnapshot().role]).toEqual([undefined, undefined]);
  resolve(member);
  await eventually(() => expect(view.getSnapshot()).toMatchObject({ role: 'member', loggedIn: true }));
  expect(roles).toEqual([['signed-in', 'member']]);
});

test('an empty storage makes it `none`, and screens are told; it is no change of the identity', async () => {
  const { session, roles, resolve } = waiting();
  const view = sessionView(session);
  const seen: unknown[] = [];
  view.subscribe(() => seen.push(view.getSnapshot().role));
  resolve(undefined);
  await eventually(() => expect(seen).toEqual(['none']));
  expect([roles, view.getSnapshot().changes]).toEqual([[['known', 'none']], []]);
});

test('a storage that fails makes it `none`, too', async () => {
  const { session, reject } = waiting();
  reject(new Error('blocked'));
  await eventually(() => expect(session.getSnapshot().role).toBe('none'));
});

test('a call waits for the storage, and continues as the stored member', async () => {
  const { site, calls, resolve } = waiting();
  const answer = call(site);
  resolve(member);
  await answer;
  expect(calls[0]?.headers['authorization']).toBe('AT');
});

test('a sign-in or a sign-out before the answer makes it known', async () => {
  const one = waiting();
  await one.session.setTokens(member);
  expect(one.session.getSnapshot().role).toBe('member');
  const other = waiting();
  await other.session.signOut();
  expect(other.session.getSnapshot().role).toBe('none');
  // The late answers change nothing.
  one.resolve(undefined);
  other.resolve(member);
  await Promise.resolve();
  expect([one.session.getSnapshot().role, other.session.getSnapshot().role]).toEqual(['member', 'none']);
});

test('without a storage, and with a synchronous one, it is known at once', () => {
  const { site } = platform([tokens(1)], []);
  expect(site.session.getSnapshot().role).toBe('none');
  const { site: other } = platform([tokens(1)], [], memoryStorage());
  expect(other.session.getSnapshot().role).toBe('none');
});

test('a sign-in follows the answer', async () => {
  const { site, resolve } = waiting();
  const machine = createSignIn(site);
  resolve(member);
  await eventually(() => expect(machine.getSnapshot().status).toBe('signed-in'));
  machine.dispose();
});
