import type { SiteEvent } from 'vitrine/events-v3';
import { formatEventTime } from 'vitrine/format';
import type { StatusTone } from '../../../components/status-mark.tsx';
import { language } from '../../../lib/language.ts';
import { named } from '../../../lib/named.ts';
import { text } from '../../../text/owner.ts';

const tones: Readonly<Record<string, StatusTone>> = {
  UPCOMING: 'good',
  STARTED: 'good',
  DRAFT: 'waiting',
  CANCELED: 'bad',
};

export const eventTone = (status: string | undefined): StatusTone => tones[status ?? ''] ?? 'plain';

const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name;

/** The text of a status; an unknown status is shown by its name, none by a dash. */
export const eventStatusWord = (status: string | undefined): string =>
  named(wordFor(text.owner.events.statuses, status ?? ''));

export const registrationWord = ({ registration }: SiteEvent): string =>
  registration ? wordFor(text.owner.events.registrations, registration.status) : '';

export const kindWord = (kind: string): string => wordFor(text.owner.events.kinds, kind);

/** Date and time in the time zone of the event. */
export const whenOf = ({ dateAndTimeSettings }: SiteEvent): string =>
  formatEventTime(dateAndTimeSettings, { locale: language.get() }).atEvent;

/** The day on which an event was created. */
export const createdOf = ({ createdDate }: SiteEvent): string =>
  createdDate === undefined
    ? ''
    : new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(createdDate));

/** The number of sold tickets or guests, if the platform reports it to the owner. */
export const soldOf = ({ summaries }: SiteEvent): string => {
  if (summaries?.tickets) return text.owner.events.ticketsSold(summaries.tickets.ticketsSold);
  const yes = summaries?.rsvps?.yesCount;
  return yes === undefined ? '' : text.owner.events.guests(yes);
};
