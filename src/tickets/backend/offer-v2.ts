import type { TicketDefinitionV3 } from '../../../generated/ticket-definitions/types.ts';
import type { DecimalMoney } from '../../../generated/shared/types.ts';
import type { Money } from '../../../generated/ticketing/types.ts';
import { amountOf, entriesOf, numberOf, wordsOf } from '../../core/parts.ts';
import type { TicketOffer, TicketPrice, TicketSale } from '../types.ts';

/** An amount of the second family in the form of the first; undefined without a readable amount. */
const moneyOf = (money: DecimalMoney | null | undefined): Money | undefined => {
  const amount = amountOf(money?.value);
  return amount === undefined ? undefined : { amount, value: amount, currency: wordsOf(money?.currency) };
};

const priceOf = ({ pricingMethod }: TicketDefinitionV3): TicketPrice => {
  const { guestPrice, pricingOptions, fixedPrice, free } = pricingMethod ?? {};
  const [minimum, price] = [moneyOf(guestPrice), moneyOf(fixedPrice)];
  if (minimum) return { kind: 'donation', minimum };
  if (pricingOptions)
    return {
      kind: 'options',
      options: entriesOf(pricingOptions.optionDetails).flatMap(({ optionId, name, price: sent }) => {
        const each = moneyOf(sent);
        return optionId && each ? [{ id: optionId, name: wordsOf(name), price: each }] : [];
      }),
    };
  if (free) return { kind: 'free' };
  return price ? { kind: 'fixed', price } : { kind: 'unknown' };
};

const saleOf = ({ saleStatus, salePeriod, limitPerCheckout }: TicketDefinitionV3): TicketSale => {
  if (saleStatus === 'SALE_SCHEDULED')
    return { state: 'scheduled', opens: salePeriod?.startDate ?? undefined };
  if (saleStatus === 'SALE_ENDED') return { state: 'ended', closed: salePeriod?.endDate ?? undefined };
  return limitPerCheckout === 0
    ? { state: 'sold-out' }
    : { state: 'open', closes: salePeriod?.endDate ?? undefined };
};

/** Quantity of one ticket in an order, if the platform names no lower one. */
const MOST = 50;

/** A ticket definition of the second family as an offer. */
export const offerOf = (definition: TicketDefinitionV3): TicketOffer<TicketDefinitionV3> => {
  const { id, name, description, policyText, limitPerCheckout } = definition;
  const { feeType, limited, salesDetails } = definition;
  return {
    id,
    name: wordsOf(name),
    description: wordsOf(description),
    policy: wordsOf(policyText),
    price: priceOf(definition),
    fee: feeType === 'FEE_ADDED_AT_CHECKOUT' || feeType === 'FEE_INCLUDED' ? feeType : undefined,
    sale: saleOf(definition),
    perOrder: numberOf(limitPerCheckout) ?? MOST,
    stock: salesDetails
      ? { limited: limited === true, unsold: numberOf(salesDetails.unsoldCount) }
      : undefined,
    definition,
  };
};
