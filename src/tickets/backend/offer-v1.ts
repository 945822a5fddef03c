import type { TicketDefinition } from '../../../generated/ticketing/types.ts';
import { entriesOf, numberOf, wordsOf } from '../../core/parts.ts';
import type { TicketOffer, TicketPrice, TicketSale } from '../types.ts';

const priceOf = ({ free, price, pricing }: TicketDefinition): TicketPrice => {
  if (pricing?.minPrice) return { kind: 'donation', minimum: pricing.minPrice };
  const options = pricing?.pricingOptions?.options;
  if (options)
    return {
      kind: 'options',
      options: entriesOf(options).flatMap(({ id, name, price: each }) =>
        id && each ? [{ id, name: wordsOf(name), price: each }] : [],
      ),
    };
  const fixed = pricing?.fixedPrice ?? price;
  return free || !fixed ? { kind: 'free' } : { kind: 'fixed', price: fixed };
};

const saleOf = ({ saleStatus, salePeriod, limitPerCheckout }: TicketDefinition): TicketSale => {
  if (saleStatus === 'SALE_SCHEDULED') return { state: 'scheduled', opens: salePeriod?.startDate };
  if (saleStatus === 'SALE_ENDED') return { state: 'ended', closed: salePeriod?.endDate };
  return limitPerCheckout === 0 ? { state: 'sold-out' } : { state: 'open', closes: salePeriod?.endDate };
};

/** Quantity of one ticket in an order, if the platform names no lower one. */
const MOST = 20;

/** The place of a ticket in the owner's order. */
export const placeOf = ({ orderIndex }: TicketDefinition): number => numberOf(orderIndex) ?? 0;

/** A ticket definition of the first family as an offer. */
export const offerOf = (definition: TicketDefinition): TicketOffer<TicketDefinition> => {
  const { id, name, description, policy, limitPerCheckout, dashboard } = definition;
  const fee = definition.wixFeeConfig?.type;
  return {
    id,
    name: wordsOf(name),
    description: wordsOf(description),
    policy: wordsOf(policy),
    price: priceOf(definition),
    fee: fee === 'FEE_ADDED' || fee === 'FEE_ADDED_AT_CHECKOUT' || fee === 'FEE_INCLUDED' ? fee : undefined,
    sale: saleOf(definition),
    perOrder: numberOf(limitPerCheckout) ?? MOST,
    stock: dashboard
      ? { limited: dashboard.limited === true, unsold: numberOf(dashboard.unsold) }
      : undefined,
    definition,
  };
};
