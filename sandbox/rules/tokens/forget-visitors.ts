import type { Caller, ReservationRecord, TokenRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The ids of the visitors whose tokens these are. */
export const visitorsOf = (tokens: Readonly<Record<string, TokenRecord>>): ReadonlySet<string> => {
  const visitors = new Set<string>();
  for (const key of Object.keys(tokens)) {
    const caller = tokens[key]?.caller;
    if (caller?.role === 'visitor') visitors.add(caller.id);
  }
  return visitors;
};

/** A reservation that became an order is part of it, and one that holds tickets is counted with the event. */
const isNeeded = ({ orderNumber, stock }: ReservationRecord): boolean =>
  orderNumber !== null || stock !== 'none';

/**
 * Drops what is left of visitors whose tokens have ended: visits to hosted pages that are over, reservations that hold
 * nothing, and checkouts that neither a cart nor a hosted page leads to. Orders stay, and so do carts until their own
 * time (R60). Gives the instant at which more of them can be dropped; Infinity when nothing can.
 * @param renewable Ids of the visitors that have a refresh token.
 */
export const forgetVisitors = (world: World, renewable: ReadonlySet<string>): number => {
  const { accessTokens, carts, checkouts, redirectSessions, reservations } = world.state;
  const now = world.clock.now();
  let callable: ReadonlySet<string> | undefined;
  /** Whether nobody can call as a visitor again. */
  const isGone = ({ role, id }: Caller): boolean => {
    if (role !== 'visitor' || renewable.has(id)) return false;
    callable ??= visitorsOf(accessTokens);
    return !callable.has(id);
  };
  let next = Infinity;
  for (const { id, owner, expiresAt } of Object.values(redirectSessions))
    if (isGone(owner)) {
      if (now >= expiresAt) delete redirectSessions[id];
      else next = Math.min(next, expiresAt);
    }
  for (const reservation of Object.values(reservations))
    if (isGone(reservation.owner)) {
      const { id, orderNumber, expiresAt } = reservation;
      if (!isNeeded(reservation)) delete reservations[id];
      else if (orderNumber === null && expiresAt > now) next = Math.min(next, expiresAt);
    }
  const needed = new Set(
    [carts, redirectSessions].flatMap((records) =>
      Object.values(records).map(({ checkoutId }) => checkoutId),
    ),
  );
  for (const { id, owner } of Object.values(checkouts))
    if (isGone(owner) && !needed.has(id)) delete checkouts[id];
  return next;
};
