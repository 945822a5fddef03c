import type { MultiCurrencyPrice } from 'vitrine/carts';
import type { PriceData } from 'vitrine/catalog-v1';
import {
  type EventDates,
  type EventTimeText,
  formatEventTime,
  formatMoney,
  formatPrice,
  type MoneyLike,
  type PriceText,
} from 'vitrine/format';
import { language } from './language.ts';
import { moneyDisplay } from './money-display.ts';

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

/** When an event takes place, in the language of the page: in its own zone, and in that of whoever looks. */
export const eventTime = (dates: EventDates): EventTimeText =>
  formatEventTime(dates, { locale: language.get(), viewerZone: viewerZone() });

/** The zone of whoever looks. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant in the zone of an event, such as "Sat 21 Nov, 20:00". */
export const instantText = (instant: string, zone = 'UTC'): string =>
  new Intl.DateTimeFormat(language.get(), {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** A day or a month of a calendar, written as 2026-11-21 or 2026-11, in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language.get(), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
    ...(day.length > 7 && { weekday: 'long', day: 'numeric' }),
  }).format(new Date(`${day}${day.length > 7 ? '' : '-01'}T00:00:00Z`));
