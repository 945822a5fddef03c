import type { EventSummaries } from '../../../../generated/events-v3/model/index.ts';
import type { EventRecord } from '../../state.ts';
import type { World } from '../context.ts';
import { definitionsOf } from './find.ts';

/** The figures of an event, for those who manage it: what stands in the counters now. */
export const summariesOf = (world: World, event: EventRecord): EventSummaries => {
  const { registration, summaries } = event.about;
  const { guests, limit } = event.rsvp;
  const yesCount = limit === null ? guests : Math.min(guests, limit);
  const ticketsSold = definitionsOf(world, event.id).reduce((sum, { sold }) => sum + sold, 0);
  return {
    ...(registration?.rsvp && {
      rsvps: { totalCount: guests, yesCount, noCount: 0, waitlistCount: guests - yesCount },
    }),
    ...(registration?.tickets && {
      tickets: { ticketsSold, totalOrders: 0, currencyLocked: ticketsSold > 0 },
    }),
    ...(summaries?.cancellation && { cancellation: summaries.cancellation }),
  };
};
