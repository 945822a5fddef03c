import type { PriceData } from '../../generated/catalog-v1/types.ts';
import { knownCurrency, type MoneyFormat, moneyFormat } from './format-money.ts';

/** The price of a product or variant, ready to be shown. */
export interface PriceText {
  /** The price to pay. */
  readonly now: string;
  /** The price before the discount; undefined without a discount. */
  readonly was: string | undefined;
  /** The price of one base unit, for products that are sold by measure. */
  readonly perUnit: string | undefined;
}

const isAmount = (value: number | null | undefined): value is number => Number.isFinite(value);

/**
 * The prices of a product or variant as text: without a locale the platform's texts, otherwise formatted by `Intl`. No
 * amount is computed. `now` is empty if the platform sent no price.
 */
export const formatPrice = (
  price: PriceData | null | undefined,
  format: Omit<MoneyFormat, 'currency'> = {},
): PriceText => {
  const { formatted, price: full, discountedPrice, pricePerUnit, currency } = price ?? {};
  const now = isAmount(discountedPrice) ? discountedPrice : full;
  const was = isAmount(now) && isAmount(full) && now < full ? full : undefined;
  const write = (amount: number | null | undefined, text: string | undefined): string => {
    if (format.locale === undefined && text) return text;
    return isAmount(amount) ? moneyFormat({ ...format, currency: knownCurrency(currency) })(amount) : '';
  };
  return {
    now: write(now, formatted?.discountedPrice ?? formatted?.price),
    was: was === undefined ? undefined : write(was, formatted?.price),
    perUnit: write(pricePerUnit, formatted?.pricePerUnit) || undefined,
  };
};
