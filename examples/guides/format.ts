// #region format
import { formatEventTime, formatMoney, parseAmount } from 'vitrine/format';

console.log(formatMoney('1234.5', { locale: 'de', currency: 'EUR' })); // 1.234,50 €
console.log(parseAmount('12,50', { locale: 'de', currency: 'EUR' })); // 12.50
const { atEvent, forViewer } = formatEventTime(
  { startDate: '2026-11-21T19:00:00Z', timeZoneId: 'Europe/Berlin' },
  { locale: 'de', viewerZone: 'America/New_York' },
);
console.log(atEvent, forViewer); // Sa., 21. Nov. 2026, 20:00 MEZ Sa., 21. Nov. 2026, 14:00 GMT-5
// #endregion format
