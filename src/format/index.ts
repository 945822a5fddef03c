/** Money and dates as text. */
export { amountOf, type MoneyLike, type WireMoney } from './amount.ts';
export { formatMoney, type MoneyFormat, moneyFormat } from './format-money.ts';
export { minorUnits } from './minor-units.ts';
export { parseAmount } from './parse.ts';
export { formatPrice, type PriceText } from './price.ts';
export {
  type EventDates,
  type EventTimeFormat,
  type EventTimeText,
  formatEventTime,
  localDay,
  relativeTime,
  sameClock,
} from './event-time.ts';
