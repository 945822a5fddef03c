import type { TicketReservationQuantity } from '../../../generated/ticketing/types.ts';
import { supposeByTokens } from '../../core/time/token-time.ts';
import { AuthError } from '../../core/errors/index.ts';
import { TicketError } from '../ticket-error.ts';
import { checkedRows, type RefusedTicket } from '../ticket-rows.ts';
import type { Inquiry, ReservationParts } from './inquiry.ts';
import { refusalOf } from './refusal.ts';
import { holdOf, stateOfFound, stateOfHold } from './states.ts';
import type { ReleaseOutcome, ReserveOutcome } from './types.ts';

const failedWith = (error: unknown, refused: readonly RefusedTicket[] = []) => ({
  outcome: 'other' as const,
  gone: [],
  error,
  ...withRefused(refused),
});

/** The tickets that were not requested, if there are any. */
const withRefused = (refused: readonly RefusedTicket[]) => (refused.length > 0 ? { refused } : {});

/** Makes the requests that reserve and release tickets. */
export const createReserving = (
  { client, backend, eventId, time, holding }: ReservationParts,
  { ask }: Pick<Inquiry, 'ask'>,
) => {
  const { state, held, become } = holding;

  const release = async (): Promise<ReleaseOutcome> => {
    const now = held();
    if (!now) return { outcome: 'gone' };
    const { id } = now.hold;
    state.set({ ...now, releasing: true, error: undefined });
    try {
      const over = await backend.release({ id, eventId }, { client, onResponse: time.listen() });
      const { tickets } = now;
      if (held()?.hold.id === id)
        become(over ? stateOfFound(over, { eventId, tickets }, now) : { status: 'released', tickets });
      return { outcome: over ? 'gone' : 'released' };
    } catch (error) {
      const current = held();
      if (backend.isGone(error)) {
        await ask(now.hold);
        if (!held()) return { outcome: 'gone' };
      }
      if (current?.hold.id === id) state.set({ ...current, releasing: false, error });
      return { outcome: 'refused', error };
    }
  };

  /** Releases the present hold, then reserves. After a change of the identity no tickets are reserved. */
  const replaceHold = async (
    tickets: readonly TicketReservationQuantity[],
    refused: readonly RefusedTicket[],
  ): Promise<ReserveOutcome> => {
    const isSameOwner = holding.sameOwner();
    const released = held() ? await release() : undefined;
    if (!isSameOwner())
      return failedWith(
        new AuthError('The identity changed before the tickets were requested.', { code: 'session-changed' }),
        refused,
      );
    if (released?.outcome === 'refused')
      return { ...failedWith(released.error, refused), outcome: 'own-hold' };
    become({ status: 'reserving', tickets });
    holding.confirm();
    try {
      const sentAt = time.clock.now();
      const found = await backend.hold({ eventId, tickets }, { client, onResponse: time.listen() });
      if (found.created !== undefined) time.witness(found.created, sentAt);
      await supposeByTokens(time, client.session);
      const hold = holdOf(found, { eventId, tickets });
      if (isSameOwner()) {
        holding.warnBefore(hold.expires);
        become(stateOfHold(hold, held()));
      }
      return { outcome: 'held', hold, ...withRefused(refused) };
    } catch (error) {
      const { reason, gone } = await refusalOf(error, { client, backend, eventId, tickets });
      if (isSameOwner()) become({ status: 'failed', tickets, reason, gone, error });
      return { outcome: reason, gone, error, ...withRefused(refused) };
    }
  };

  interface Pending {
    readonly isSameOwner: () => boolean;
    readonly outcome: Promise<ReserveOutcome>;
  }
  let pending: Pending | undefined;
  /** Joins the request in flight, unless a previous identity sent it. */
  const reserve = (tickets: readonly TicketReservationQuantity[]): Promise<ReserveOutcome> => {
    if (pending?.isSameOwner()) return pending.outcome;
    const { good, refused } = checkedRows(tickets);
    // Without a ticket that can be reserved, the present hold stays.
    if (good.length === 0)
      return Promise.resolve(
        failedWith(refused[0]?.error ?? new TicketError('No ticket is picked', 'nothing-picked'), refused),
      );
    const isSameOwner = holding.sameOwner();
    const outcome = replaceHold(good, refused).finally(() => {
      if (pending === own) pending = undefined;
    });
    const own: Pending = { isSameOwner, outcome };
    pending = own;
    return outcome;
  };

  return { release, reserve };
};
