import type { PriceData } from 'vitrine/catalog-v1';
import { formatMoney, formatPrice, type MoneyLike, type PriceText } from 'vitrine/format';
import { language } from './language.ts';

/** Money in the language of the page. Read while rendering, which happens anew when the language changes. */
export const money = (amount: MoneyLike, currency?: string): string =>
  formatMoney(amount, { locale: language.get(), currency });

/** The price of a product or variant in the language of the page. */
export const priceText = (price: PriceData): PriceText => formatPrice(price, { locale: language.get() });
