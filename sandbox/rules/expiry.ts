import type { SandboxState } from '../records/state.ts';
import { cartEnd, dropStaleCart } from './cart/cart.ts';
import type { World } from '../engine/context.ts';
import { forgetVisitors, visitorsOf } from './tokens/forget-visitors.ts';
import { waitsUntil } from './sign-in/member-state.ts';
import { planNextSweep, KNOWN_AFTER_END } from './tokens/plan-sweep.ts';

/** Records that end at their `expiresAt`, by key. */
const endingIn = (state: SandboxState): Record<string, { expiresAt: number }>[] => [
  state.refreshTokens,
  state.codes,
  state.platformSessions,
  state.recoveries,
  state.singleSignOns,
  state.providerGrants,
];

/** Deletes the records that meet a condition. A loop over keys is the fastest for a hundred thousand records. */
const dropWhere = <Value>(records: Record<string, Value>, holds: (record: Value) => boolean): void => {
  for (const key of Object.keys(records)) {
    const record = records[key];
    if (record !== undefined && holds(record)) delete records[key];
  }
};

/**
 * Deletes expired records in order of time: carts of inactive visitors (R60), then tokens (R1, R2, R10, R11), then the
 * remaining data of visitors without tokens. Returns the instant at which the next record expires; Infinity: none
 * will.
 */
export const dropExpired = (world: World): number => {
  const { state, clock } = world;
  const now = clock.now();
  let next = Infinity;
  /** Whether a record that ends at an instant has expired. */
  const isOver = (end: number): boolean => {
    if (now >= end) return true;
    next = Math.min(next, end);
    return false;
  };
  const carts = Object.values(state.carts);
  for (const cart of carts.toSorted((left, right) => (left.updatedDate < right.updatedDate ? -1 : 1)))
    // A cart lives until the end of its last instant.
    if (isOver(cartEnd(world, cart) + 1)) dropStaleCart(world, cart);
  for (const records of endingIn(state)) dropWhere(records, ({ expiresAt }) => isOver(expiresAt));
  const renewable = visitorsOf(state.refreshTokens);
  dropWhere(state.accessTokens, ({ caller: { role, id }, expiresAt }) =>
    isOver(role === 'visitor' && !renewable.has(id) ? expiresAt : expiresAt + KNOWN_AFTER_END),
  );
  dropWhere(state.verifications, (verification) => isOver(waitsUntil(verification)));
  return Math.min(next, forgetVisitors(world, renewable));
};

/** Effect: deletes expired records and plans the next sweep, as long as any record can expire. */
export const sweep = (world: World): void => planNextSweep(world, dropExpired(world));
