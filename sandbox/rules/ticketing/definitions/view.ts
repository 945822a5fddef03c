import Big from 'big.js';
import type {
  EventDetails,
  PricingMethod,
  SalePeriod,
  SalesDetails,
  TicketDefinitionPart,
  TicketDefinitionV3,
} from '../../../../generated/ticket-definitions/types.ts';
import type { EventRecord, TicketDefinitionRecord, TicketPrice } from '../../../records/state.ts';
import { isElevated, type World } from '../../../engine/context.ts';
import { saleStatusOf, statusOf } from '../../events/status.ts';
import { eventView } from '../../events/view.ts';
import { amountsOf } from '../../ticket-sales/amounts.ts';
import { limitOf, remainingOf } from '../../ticket-sales/stock.ts';
import { singlePrice } from '../definition-view.ts';

/** The revision of a definition: 1, and 1 more for each change by the owner. */
export const revisionOf = ({ revision = 1 }: TicketDefinitionRecord): number => revision;

/** The date of creation. A definition that no call created has the date of its event. */
export const createdDateOf = ({ createdDate }: TicketDefinitionRecord, { about }: EventRecord): string =>
  createdDate ?? about.createdDate;

/** The date of the last change by the owner. */
export const updatedDateOf = (definition: TicketDefinitionRecord, event: EventRecord): string =>
  definition.updatedDate ?? createdDateOf(definition, event);

/**
 * A definition as the second family shows it, with the requested parts (R572 to R574). Sales figures are absent for
 * callers without the management right (R572). The sandbox has no seating plans.
 */
export const ticketDefinitionView = (
  world: World,
  definition: TicketDefinitionRecord,
  event: EventRecord,
  parts: readonly TicketDefinitionPart[] = [],
): TicketDefinitionV3 => {
  const { id, eventId, name, description, policy, hidden, capacity, sale, extendedFields } = definition;
  return {
    id,
    eventId,
    revision: String(revisionOf(definition)),
    createdDate: createdDateOf(definition, event),
    updatedDate: updatedDateOf(definition, event),
    name,
    ...(description !== '' && { description }),
    ...(policy !== '' && { policyText: policy }),
    hidden,
    limited: capacity !== null,
    ...(capacity !== null && { initialLimit: capacity, actualLimit: capacity }),
    pricingMethod: pricingMethodOf(world, definition),
    feeType: feeTypeOf(definition),
    ...(sale && { salePeriod: salePeriodView(sale) }),
    saleStatus: saleStatusOf(world, event, definition),
    limitPerCheckout: limitOf(definition, event),
    ...(extendedFields && { extendedFields }),
    ...(parts.includes('SALES_DETAILS') &&
      isElevated(world.caller ?? null) && { salesDetails: salesDetailsOf(definition) }),
    ...(parts.includes('EVENT_DETAILS') && { eventDetails: eventDetailsOf(world, event) }),
  };
};

/** The payer of the fee (R573): the second family has no fee that is shown before the checkout. */
export const feeTypeOf = ({ fee }: TicketDefinitionRecord): TicketDefinitionV3['feeType'] =>
  fee === 'FEE_ADDED' ? 'FEE_ADDED_AT_CHECKOUT' : fee;

/** Whether a ticket costs nothing. */
export const isFree = (price: TicketPrice): boolean =>
  price.type !== 'options' && price.type !== 'donation' && new Big(singlePrice(price) ?? 0).eq(0);

/** The pricing method of a definition (R573), in the currency that it was given (R708). */
export const pricingMethodOf = (
  world: World,
  { price, currency: own }: Pick<TicketDefinitionRecord, 'price' | 'currency'>,
): PricingMethod => {
  const { text, currency } = amountsOf(world, own);
  const money = (decimal: string) => ({ value: text(new Big(decimal)), currency });
  const pricingType = price.type === 'donation' ? 'DONATION' : 'STANDARD';
  const facts = { pricingType, free: isFree(price) } as const;
  if (price.type === 'donation') return { guestPrice: money(price.least), ...facts };
  if (price.type !== 'options') return { fixedPrice: money(singlePrice(price) ?? '0'), ...facts };
  return {
    pricingOptions: {
      optionDetails: price.options.map(({ id, name, price: amount }) => ({
        optionId: id,
        name,
        price: money(amount),
      })),
    },
    ...facts,
  };
};

/** A sale period (R574): whether the ticket is shown outside of it is the opposite of the first family's member. */
export const salePeriodView = ({
  start,
  end,
  hideNotOnSale,
}: NonNullable<TicketDefinitionRecord['sale']>): SalePeriod => ({
  ...(start > 0 && { startDate: new Date(start).toISOString() }),
  ...(end !== null && { endDate: new Date(end).toISOString() }),
  displayNotOnSale: !hideNotOnSale,
});

const salesDetailsOf = (definition: TicketDefinitionRecord): SalesDetails => {
  const left = remainingOf(definition);
  return {
    ...(left !== null && { unsoldCount: left }),
    soldCount: definition.sold,
    reservedCount: definition.held,
    soldOut: left === 0,
  };
};

const eventDetailsOf = (world: World, event: EventRecord): EventDetails => {
  const { title, shortDescription, location, dateAndTimeSettings, eventPageUrl } = eventView(world, event, [
    'DETAILS',
    'URLS',
  ]);
  return {
    title,
    ...(shortDescription !== undefined && { shortDescription }),
    location,
    dateAndTimeSettings,
    ...(eventPageUrl && { eventPageUrl }),
    status: statusOf(world, event),
  };
};
