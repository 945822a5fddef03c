import type { Caller, ReservationRecord, TokenRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';

/** The ids of the visitors among the owners of tokens. */
export const visitorsOf = (tokens: Readonly<Record<string, TokenRecord>>): ReadonlySet<string> => {
  const visitors = new Set<string>();
  for (const key of Object.keys(tokens)) {
    const caller = tokens[key]?.caller;
    if (caller?.role === 'visitor') visitors.add(caller.id);
  }
  return visitors;
};

/**
 * Whether a reservation must stay: it belongs to an order, or it holds tickets and counts for the stock of the event.
 */
const isNeeded = ({ orderNumber, stock }: ReservationRecord): boolean =>
  orderNumber !== null || stock !== 'none';

/**
 * Drops the records of visitors whose tokens have ended: expired redirect sessions, reservations that hold
 * nothing, checkouts that neither a cart nor a hosted page refers to, and ordered carts. Orders stay; other
 * carts stay until they expire (R60). Returns the instant at which more records can be dropped; Infinity if
 * there are none.
 * @param renewable Ids of the visitors that have a refresh token.
 */
export const forgetVisitors = (world: World, renewable: ReadonlySet<string>): number => {
  const { accessTokens, carts, checkouts, orderedCarts, redirectSessions, reservations } = world.state;
  const now = world.clock.now();
  let callable: ReadonlySet<string> | undefined;
  /** Whether a caller is a visitor without a token. */
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
  for (const { id, owner } of Object.values(orderedCarts)) if (isGone(owner)) delete orderedCarts[id];
  return next;
};
