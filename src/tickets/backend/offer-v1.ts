import type { Money, TicketDefinition } from '../../../generated/ticketing/types.ts';
import { amountOf, entriesOf, numberOf, wordsOf } from '../../core/parts.ts';
import type { TicketOffer, TicketPrice, TicketSale } from '../types.ts';

/** An amount with its currency; undefined without a readable amount. */
const moneyOf = (money: Partial<Money> | null | undefined): Money | undefined => {
  const amount = amountOf(money?.value ?? money?.amount);
  return amount === undefined
    ? undefined
    : { ...money, amount, value: amount, currency: wordsOf(money?.currency) };
};

const priceOf = ({ free, price, pricing }: TicketDefinition): TicketPrice => {
  const minimum = moneyOf(pricing?.minPrice);
  if (minimum) return { kind: 'donation', minimum };
  const options = pricing?.pricingOptions?.options;
  if (options)
    return {
      kind: 'options',
      options: entriesOf(options).flatMap(({ id, name, price: sent }) => {
        const each = moneyOf(sent);
        return id && each ? [{ id, name: wordsOf(name), price: each }] : [];
      }),
    };
  const fixed = moneyOf(pricing?.fixedPrice ?? price);
  if (free) return { kind: 'free' };
  return fixed ? { kind: 'fixed', price: fixed } : { kind: 'unknown' };
};

const saleOf = ({ saleStatus, salePeriod, limitPerCheckout }: TicketDefinition): TicketSale => {
  if (saleStatus === 'SALE_SCHEDULED')
    return { state: 'scheduled', opens: salePeriod?.startDate ?? undefined };
  if (saleStatus === 'SALE_ENDED') return { state: 'ended', closed: salePeriod?.endDate ?? undefined };
  return limitPerCheckout === 0
    ? { state: 'sold-out' }
    : { state: 'open', closes: salePeriod?.endDate ?? undefined };
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
