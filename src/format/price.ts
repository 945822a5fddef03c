import type { PriceData } from '../../generated/catalog-v1/types.ts';
import { type MoneyFormat, moneyFormat } from './format-money.ts';

/** The price of a product or variant, ready to be shown. */
export interface PriceText {
  /** What is to be paid. */
  readonly now: string;
  /** What it was before the discount; absent without one (R105). */
  readonly was: string | undefined;
  /** The price of one base quantity, for what is sold by measure. */
  readonly perUnit: string | undefined;
}

/**
 * The prices of a product or variant as text: without a locale the platform's own texts, otherwise written anew.
 * Nothing is computed.
 */
export const formatPrice = (price: PriceData, format: Omit<MoneyFormat, 'currency'> = {}): PriceText => {
  const { formatted, discountedPrice, pricePerUnit, currency } = price;
  const reduced = discountedPrice < price.price;
  if (format.locale === undefined)
    return {
      now: formatted.discountedPrice,
      was: reduced ? formatted.price : undefined,
      perUnit: formatted.pricePerUnit,
    };
  const write = moneyFormat({ ...format, currency });
  return {
    now: write(discountedPrice),
    was: reduced ? write(price.price) : undefined,
    perUnit: pricePerUnit === undefined ? undefined : write(pricePerUnit),
  };
};
