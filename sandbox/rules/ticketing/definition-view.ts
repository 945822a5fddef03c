import type {
  TicketDefinition,
  TicketDefinitionFieldset,
  TicketPricing,
  TicketState,
} from '../../../generated/ticketing/types.ts';
import Big from 'big.js';
import type { EventRecord, TicketDefinitionRecord, TicketPrice } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { amountsOf, ticketMoney } from '../ticket-sales/amounts.ts';
import { saleStatusOf } from '../events/status.ts';

import { limitOf, remainingOf } from '../ticket-sales/stock.ts';

/** A ticket definition as a response shows it. The policy text and the sales figures need their fieldsets. */
export const definitionView = (
  world: World,
  definition: TicketDefinitionRecord,
  event: EventRecord,
  fieldsets: readonly TicketDefinitionFieldset[] = [],
  state: readonly TicketState[] = [],
): TicketDefinition => {
  const { id, eventId, name, description, policy, orderIndex, price, fee, sale } = definition;
  const money = moneyOf(world, definition.currency);
  const single = singlePrice(price);
  return {
    id,
    eventId,
    name,
    description,
    ...(single !== undefined && { price: money(single) }),
    free: price.type === 'free' || (price.type === 'fixed' && new Big(price.price).eq(0)),
    limitPerCheckout: limitOf(definition, event),
    orderIndex,
    policy: fieldsets.includes('POLICY') ? policy : '',
    ...(fee !== 'NO_FEE' && { wixFeeConfig: { type: fee } }),
    ...(sale && { salePeriod: periodOf(sale) }),
    saleStatus: saleStatusOf(world, event, definition),
    pricing: pricingOf(money, price),
    ...(state.length > 0 && { state: [...state] }),
    ...(fieldsets.includes('DASHBOARD') && { dashboard: dashboardOf(definition) }),
  };
};

const moneyOf = (world: World, own: string | undefined) => {
  const { text, currency } = amountsOf(world, own);
  return (decimal: string) => ticketMoney(text(new Big(decimal)), currency);
};

/**
 * The price of a ticket that has only one, or the minimum of a donation; undefined for a ticket with several prices.
 */
export const singlePrice = (price: TicketPrice): string | undefined => {
  if (price.type === 'free') return '0';
  if (price.type === 'fixed') return price.price;
  return price.type === 'donation' ? price.least : undefined;
};

const pricingOf = (money: ReturnType<typeof moneyOf>, price: TicketPrice): TicketPricing => {
  if (price.type === 'donation') return { minPrice: money(price.least), pricingType: 'DONATION' };
  if (price.type !== 'options')
    return { fixedPrice: money(singlePrice(price) ?? '0'), pricingType: 'STANDARD' };
  return {
    pricingOptions: {
      options: price.options.map(({ id, name, price: amount }) => ({ id, name, price: money(amount) })),
    },
    pricingType: 'STANDARD',
  };
};

const periodOf = ({ start, end, hideNotOnSale }: NonNullable<TicketDefinitionRecord['sale']>) => ({
  ...(start > 0 && { startDate: new Date(start).toISOString() }),
  ...(end !== null && { endDate: new Date(end).toISOString() }),
  hideNotOnSale,
});

const dashboardOf = (definition: TicketDefinitionRecord) => {
  const { hidden, capacity, held, sold } = definition;
  const left = remainingOf(definition);
  return {
    hidden,
    sold,
    limited: capacity !== null,
    ...(capacity !== null && { quantity: capacity }),
    ...(left !== null && { unsold: left }),
    ticketsSold: sold,
    ticketsReserved: held,
  };
};
