import type { TicketSaleStatus } from '../../../../generated/ticketing/model/index.ts';
import type { EventRecord, TicketDefinitionRecord } from '../../state.ts';
import type { World } from '../context.ts';

const instant = (date: string | undefined): number => (date === undefined ? Infinity : Date.parse(date));

/** Whether an event is public, neither over nor canceled, and its registration is not stopped by hand (R151). */
export const isOpen = ({ clock }: World, { about, status, ticketing }: EventRecord): boolean =>
  status !== 'DRAFT' &&
  status !== 'CANCELED' &&
  !ticketing.paused &&
  about.registration?.registrationDisabled !== true &&
  clock.now() < instant(about.dateAndTimeSettings.endDate);

/** When the sale of a ticket ends if the owner set no end: with the start of the event, or with its end (R150). */
const lastInstant = ({ about: { dateAndTimeSettings: dates }, ticketing }: EventRecord): number =>
  instant(ticketing.salesEndAtStart ? dates.startDate : dates.endDate);

/** Whether the sale of a ticket is to come, runs or is over (R150). */
export const saleStatusOf = (
  { clock }: World,
  { sale }: TicketDefinitionRecord,
  event: EventRecord,
): TicketSaleStatus => {
  const now = clock.now();
  if (now >= Math.min(sale?.end ?? Infinity, lastInstant(event))) return 'SALE_ENDED';
  return sale && now < sale.start ? 'SALE_SCHEDULED' : 'SALE_STARTED';
};

/** Whether a ticket is hidden because it is not on sale now (R150). */
export const isHiddenNow = (world: World, definition: TicketDefinitionRecord, event: EventRecord): boolean =>
  definition.sale?.hideNotOnSale === true && saleStatusOf(world, definition, event) !== 'SALE_STARTED';
