import type { TicketDefinitionV3 } from '../../../generated/ticket-definitions/types.ts';
import type { DecimalMoney } from '../../../generated/shared/types.ts';
import type { Money } from '../../../generated/ticketing/types.ts';
import { entriesOf, numberOf, wordsOf } from '../../core/parts.ts';
import type { TicketOffer, TicketPrice, TicketSale } from '../types.ts';

const moneyOf = ({ value, currency }: DecimalMoney): Money => ({ amount: value, value, currency });

const priceOf = ({ pricingMethod }: TicketDefinitionV3): TicketPrice => {
  const { guestPrice, pricingOptions, fixedPrice, free } = pricingMethod;
  if (guestPrice) return { kind: 'donation', minimum: moneyOf(guestPrice) };
  if (pricingOptions)
    return {
      kind: 'options',
      options: entriesOf(pricingOptions.optionDetails).flatMap(({ optionId, name, price }) =>
        optionId && price ? [{ id: optionId, name: wordsOf(name), price: moneyOf(price) }] : [],
      ),
    };
  return free || !fixedPrice ? { kind: 'free' } : { kind: 'fixed', price: moneyOf(fixedPrice) };
};

const saleOf = ({ saleStatus, salePeriod, limitPerCheckout }: TicketDefinitionV3): TicketSale => {
  if (saleStatus === 'SALE_SCHEDULED') return { state: 'scheduled', opens: salePeriod?.startDate };
  if (saleStatus === 'SALE_ENDED') return { state: 'ended', closed: salePeriod?.endDate };
  return limitPerCheckout === 0 ? { state: 'sold-out' } : { state: 'open', closes: salePeriod?.endDate };
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
