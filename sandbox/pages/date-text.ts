import { html, type Markup } from '../engine/values/html.ts';
import { isZone } from '../engine/values/zone.ts';

const words = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/**
 * An instant as people read it in the zone of what it is about, such as 'Europe/Berlin'; in UTC without a zone or with
 * one that is not known, since a page cannot know where its reader is.
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

/** A local time without an offset as people read it; what cannot be read stays as it came. */
export const localMoment = (time: string): string => {
  // Read as if it were of UTC, and written so: the same clock time comes out.
  const at = Date.parse(`${time.slice(0, 19)}Z`);
  return Number.isNaN(at) ? time : localWords.format(at);
};
