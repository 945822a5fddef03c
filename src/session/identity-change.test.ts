import { describe, expect, test, vi } from 'vitest';
import {
  identityChange,
  type IdentityChange,
  hearIdentity,
  type SessionIdentity,
} from './identity-change.ts';
import { platform, tokens } from '../core/testing/fakes.ts';

const nobody: SessionIdentity = { role: 'none' };
const visitor: SessionIdentity = { role: 'visitor', lineage: 0.1 };
const another: SessionIdentity = { role: 'visitor', lineage: 0.2 };
const ann: SessionIdentity = { role: 'member', lineage: 0.3 };
const ben: SessionIdentity = { role: 'member', lineage: 0.4 };
/** The snapshot of a session whose tokens an earlier version stored. */
const old: SessionIdentity = { role: 'member' };

describe('the change of an identity', () => {
  test.each<[IdentityChange, string, SessionIdentity, SessionIdentity]>([
    ['same', 'that stays nobody', nobody, nobody],
    ['same', 'of a visitor who begins', nobody, visitor],
    ['same', 'of a visitor who is renewed', visitor, { ...visitor }],
    ['same', 'of a visitor in the place of another', visitor, another],
    ['same', 'of a member who is renewed', ann, { ...ann }],
    ['same', 'of a member whose tokens have no lineage', old, { ...old }],
    ['joined', 'of a visitor who signs in', visitor, ann],
    ['joined', 'of nobody yet who signs in', nobody, ann],
    ['other', 'of a member who signs out', ann, nobody],
    ['other', 'of a member who is replaced by a visitor', ann, visitor],
    ['other', 'of a member in the place of another', ann, ben],
    ['other', 'of a member in the place of one without a lineage', old, ann],
    ['other', 'of a visitor who signs out', visitor, nobody],
  ])('is %s: %s', (change, _, was, is) => {
    expect(identityChange(was, is)).toBe(change);
  });
});

test('hearIdentity reports each event with its meaning for the identity', async () => {
  const { site } = platform([tokens(1)], []);
  const heard: string[] = [];
  const hearer = {};
  hearIdentity(site.session, hearer, (_, change, { type }) => heard.push(`${type}: ${change}`));
  const member = {
    accessToken: { value: 'AT', expiresAt: 4e9 },
    refreshToken: { value: 'RT', role: 'member' },
  } as const;
  await site.session.authorize();
  await site.session.setTokens(member);
  await site.session.setTokens({ ...member, accessToken: { value: 'AT-2', expiresAt: 4e9 } });
  await site.session.signOut();
  expect([heard, hearer]).toEqual([
    ['started: same', 'signed-in: joined', 'signed-in: other', 'signed-out: other'],
    {},
  ]);
});

test('the stored session of an asynchronous storage counts as the same identity as the initial state of the page', () => {
  const listeners: ((event: { type: 'signed-in'; reason: 'stored' }) => void)[] = [];
  let now = nobody;
  const hear = vi.fn<(hearer: object, change: IdentityChange) => void>();
  const hearer = {};
  const subscribe = (listener: (event: { type: 'signed-in'; reason: 'stored' }) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  hearIdentity({ getSnapshot: () => now, subscribe }, hearer, hear);
  now = ann;
  for (const listener of listeners) listener({ type: 'signed-in', reason: 'stored' });
  expect(hear.mock.calls.map(([, change]) => change)).toEqual(['same']);
});
