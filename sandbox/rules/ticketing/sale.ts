import type { EventRecord, TicketDefinitionRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { saleStatusOf, statusOf } from '../events/status.ts';

/**
 * Whether an event sells tickets: it is public, neither over nor canceled, and its registration is not stopped by hand
 * (R151).
 */
export const isSelling = (world: World, event: EventRecord): boolean =>
  ['UPCOMING', 'STARTED'].includes(statusOf(world, event)) &&
  !event.ticketing.paused &&
  event.about.registration?.registrationDisabled !== true;

/** Whether a ticket is hidden because it is not on sale now (R150). */
export const isHiddenNow = (world: World, definition: TicketDefinitionRecord, event: EventRecord): boolean =>
  definition.sale?.hideNotOnSale === true && saleStatusOf(world, event, definition) !== 'SALE_STARTED';
