import { html, type Markup } from '../engine/values/html.ts';
import { isZone } from '../engine/values/zone.ts';

const words = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/**
 * An instant as text in a time zone, such as 'Europe/Berlin'; in UTC without a zone or with an unknown one, because a
 * page does not know the zone of its reader.
 */
export const moment = (date: string | number, zone = 'UTC'): Markup => {
  const at = new Date(date);
  const read =
    zone !== 'UTC' && isZone(zone)
      ? `${words(zone).format(at)} (${zone.replaceAll('_', ' ')})`
      : `${words('UTC').format(at)} UTC`;
  return html`<time datetime="${at.toISOString()}">${read}</time>`;
};

const localWords = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** A local time without an offset as text; unchanged if it cannot be parsed. */
export const localMoment = (time: string): string => {
  // Parsed and formatted in UTC, so that the clock time stays the same.
  const at = Date.parse(`${time.slice(0, 19)}Z`);
  return Number.isNaN(at) ? time : localWords.format(at);
};
