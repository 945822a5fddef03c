import type { MultiCurrencyPrice } from 'vitrine/carts';
import type { PriceData } from 'vitrine/catalog-v1';
import { formatMoney, formatPrice, type MoneyLike, type PriceText } from 'vitrine/format';
import { language } from './language.ts';
import { moneyDisplay } from './moneyDisplay.ts';

/** Language of the page, and how the currency is named. */
const look = () => ({ locale: language.get(), display: moneyDisplay.get() });

/** Money in the language of the page, the currency named as the top bar says. Read while rendering, which happens anew when one of them changes. */
export const money = (amount: MoneyLike, currency?: string): string =>
  formatMoney(amount, { ...look(), currency });

/** A price of a cart, in the currency that the buyer is shown: `conversionCurrency` of the cart. */
export const cartMoney = ({ convertedAmount }: MultiCurrencyPrice, currency: string): string =>
  money(convertedAmount, currency);

/** The price of a product or variant in the language of the page. */
export const priceText = (price: PriceData): PriceText => formatPrice(price, look());
