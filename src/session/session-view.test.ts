import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, platform, tokens } from '../core/testing/fakes.ts';
import { sessionView, unknownSession } from './session-view.ts';
import { member } from './testing/contents.ts';

const NOW = Date.UTC(2026, 0, 1);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const ended = { ...member, accessToken: { ...member.accessToken, expiresAt: NOW / 1000 } };

/** A session, its view, and a list of all later snapshots of the view. */
const looking = () => {
  const { site } = platform([tokens(1)], [Response.json({})]);
  const viewer = sessionView(site.session);
  const seen = [viewer.getSnapshot()];
  viewer.subscribe(() => seen.push(viewer.getSnapshot()));
  return { site, viewer, seen };
};

test('a session has one view, without events at first', () => {
  const { site, viewer } = looking();
  expect(sessionView(site.session)).toBe(viewer);
  expect(viewer.getSnapshot()).toEqual(unknownSession);
});

test('a view that is requested later begins with the current state', async () => {
  const { site } = platform([], []);
  await site.session.setTokens(member);
  expect(sessionView(site.session).getSnapshot()).toEqual({
    ...unknownSession,
    role: 'member',
    loggedIn: true,
    expiresAt: 4_000_000_000,
    lineage: expect.any(Number),
  });
});

test('events have their reason and time, and a pending renewal is visible', async () => {
  const { site, seen } = looking();
  await site.session.setTokens(ended);
  vi.setSystemTime(NOW + 5);
  await call(site);
  expect(seen.map(({ role, isRenewing }) => [role, isRenewing])).toEqual([
    ['none', false],
    ['member', false],
    ['member', true],
    ['member', false],
  ]);
  expect(seen.at(-1)?.changes).toEqual([
    { type: 'signed-in', reason: 'tokens', at: NOW },
    { type: 'renewing', reason: undefined, at: NOW + 5 },
    { type: 'renewed', reason: undefined, at: NOW + 5 },
  ]);
});

test('only the latest 50 events are kept', async () => {
  const { site, viewer } = looking();
  for (let round = 0; round < 30; round++) {
    await site.session.setTokens(member);
    await site.session.signOut();
  }
  const { changes } = viewer.getSnapshot();
  expect([changes.length, changes[0]?.type, changes.at(-1)?.type]).toEqual([50, 'signed-in', 'signed-out']);
});

test('the id of the member survives renewals, and is dropped with the identity', async () => {
  const { site, viewer, seen } = looking();
  await site.session.setTokens(ended);
  viewer.know('m-1');
  const known = viewer.getSnapshot();
  expect(known).toMatchObject({ role: 'member', memberId: 'm-1' });
  viewer.know('m-1');
  expect(viewer.getSnapshot()).toBe(known);
  await call(site);
  expect(viewer.getSnapshot().memberId).toBe('m-1');
  await site.session.setTokens(member);
  expect(viewer.getSnapshot().memberId).toBeUndefined();
  viewer.know('m-2');
  await site.session.signOut();
  expect(viewer.getSnapshot().memberId).toBeUndefined();
  expect(seen).toHaveLength(8);
});
