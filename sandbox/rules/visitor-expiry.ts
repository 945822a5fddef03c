import type { SandboxState } from '../records/state.ts';
import { cartEnd, dropStaleCart } from './cart/current-cart.ts';
import type { World } from '../engine/context.ts';
import { forgetVisitors, visitorsOf } from './tokens/forget-visitors.ts';
import { waitsUntil } from './sign-in/member-state.ts';
import { planNextSweep, KNOWN_AFTER_END } from './tokens/plan-sweep.ts';

/** Groups of records that end at their `expiresAt`, by key. */
const endingIn = (state: SandboxState): Record<string, { expiresAt: number }>[] => [
  state.refreshTokens,
  state.codes,
  state.platformSessions,
  state.recoveries,
  state.singleSignOns,
  state.providerGrants,
];

/** Drops the records that meet a condition. Iterating over the keys is the fastest way through 100 000 records. */
const dropWhere = <Value>(records: Record<string, Value>, holds: (record: Value) => boolean): void => {
  for (const key of Object.keys(records)) {
    const record = records[key];
    if (record !== undefined && holds(record)) delete records[key];
  }
};

/**
 * Drops expired records, in this order: carts of inactive visitors (R60), tokens (R1, R2, R10, R11), then the records
 * of visitors without a token. Returns the instant at which the next record expires; Infinity if none does.
 */
export const dropExpired = (world: World): number => {
  const { state, clock } = world;
  const now = clock.now();
  let next = Infinity;
  /** Whether a record with this end has expired. If not, the end counts for the next expiry. */
  const isOver = (end: number): boolean => {
    if (now >= end) return true;
    next = Math.min(next, end);
    return false;
  };
  const carts = Object.values(state.carts);
  for (const cart of carts.toSorted((left, right) => (left.updatedDate < right.updatedDate ? -1 : 1)))
    // A cart still exists at its last instant, and expires after it.
    if (isOver(cartEnd(world, cart) + 1)) dropStaleCart(world, cart);
  for (const records of endingIn(state)) dropWhere(records, ({ expiresAt }) => isOver(expiresAt));
  const renewable = visitorsOf(state.refreshTokens);
  dropWhere(state.accessTokens, ({ caller: { role, id }, expiresAt }) =>
    isOver(role === 'visitor' && !renewable.has(id) ? expiresAt : expiresAt + KNOWN_AFTER_END),
  );
  dropWhere(state.verifications, (verification) => isOver(waitsUntil(verification)));
  return Math.min(next, forgetVisitors(world, renewable));
};

/** Effect: drops expired records, and plans the next sweep if any record can still expire. */
export const sweep = (world: World): void => planNextSweep(world, dropExpired(world));
