import { html, type Markup } from './html.ts';

const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** An instant as people read it, in UTC, since a page cannot know where its reader is. */
export const moment = (date: string | number): Markup => {
  const at = new Date(date);
  return html`<time datetime="${at.toISOString()}">${words.format(at)} UTC</time>`;
};

const localWords = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** A local time without an offset as people read it; what cannot be read stays as it came. */
export const localMoment = (time: string): string => {
  // Read as if it were of UTC, and written so: the same clock time comes out.
  const at = Date.parse(`${time.slice(0, 19)}Z`);
  return Number.isNaN(at) ? time : localWords.format(at);
};
