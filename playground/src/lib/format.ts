import type { MultiCurrencyPrice } from 'vitrine/carts';
import {
  type EventDates,
  type EventTimeText,
  formatEventTime,
  formatMoney,
  type MoneyLike,
} from 'vitrine/format';
import { language } from './language.ts';
import { moneyDisplay } from './money-display.ts';

/** The current language and currency display. */
const look = () => ({ locale: language.get(), display: moneyDisplay.get() });

/**
 * Formats money in the current language and currency display; a dash without an amount. Call it while rendering: the
 * page renders again when either changes.
 */
export const money = (amount: MoneyLike | undefined, currency?: string): string =>
  amount === undefined ? '–' : formatMoney(amount, { ...look(), currency });

/** Formats a cart price in the buyer's currency, the cart's `conversionCurrency`. */
export const cartMoney = (price: MultiCurrencyPrice | undefined, currency: string): string =>
  price ? money(price.convertedAmount, currency) : '';

/** Formats the time of an event in the current language, in the event's time zone and in the viewer's. */
export const eventTime = (dates: EventDates | undefined): EventTimeText =>
  formatEventTime(dates, { locale: language.get(), viewerZone: viewerZone() });

/** The viewer's time zone. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats an instant in a time zone, such as "Sat 21 Nov, 20:00". */
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

/** Formats a day (2026-11-21) or a month (2026-11) in words. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language.get(), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
    ...(day.length > 7 && { weekday: 'long', day: 'numeric' }),
  }).format(new Date(`${day}${day.length > 7 ? '' : '-01'}T00:00:00Z`));
