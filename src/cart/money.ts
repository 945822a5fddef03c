import type { MultiCurrencyPrice } from '../../generated/carts/types.ts';
import { amountOf, wordsOf } from '../core/parts.ts';

/** A price in its four forms, made of those that were sent; undefined without a readable amount. */
export const priceIn = (
  price: Partial<MultiCurrencyPrice> | null | undefined,
): MultiCurrencyPrice | undefined => {
  const amount = amountOf(price?.amount ?? price?.convertedAmount);
  if (amount === undefined) return undefined;
  const convertedAmount = amountOf(price?.convertedAmount) ?? amount;
  const formattedAmount = wordsOf(price?.formattedAmount) || amount;
  return {
    amount,
    convertedAmount,
    formattedAmount,
    formattedConvertedAmount: wordsOf(price?.formattedConvertedAmount) || formattedAmount,
  };
};
