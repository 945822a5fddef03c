/** Money and dates as a person reads them. */
export { amountOf, type MoneyLike, type WireMoney } from './money/amount.ts';
export { formatMoney, type MoneyFormat, moneyFormat } from './money/format.ts';
export { minorUnits } from './money/minor-units.ts';
export { parseAmount } from './money/parse.ts';
export { formatPrice, type PriceText } from './money/price.ts';
export {
  type EventDates,
  type EventTimeFormat,
  type EventTimeText,
  formatEventTime,
  localDay,
  relativeTime,
  sameClock,
} from './time/event-time.ts';
