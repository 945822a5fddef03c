import type { PriceData } from '../../generated/catalog-v1/types.ts';
import { type MoneyFormat, moneyFormat } from './format-money.ts';

/** The price of a product or variant, ready to be shown. */
export interface PriceText {
  /** The price to pay. */
  readonly now: string;
  /** The price before the discount; undefined without a discount. */
  readonly was: string | undefined;
  /** The price of one base unit, for products that are sold by measure. */
  readonly perUnit: string | undefined;
}

/**
 * The prices of a product or variant as text: without a locale the platform's texts, otherwise formatted by `Intl`. No
 * amount is computed.
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
