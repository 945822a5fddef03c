import type { SiteEvent } from 'vitrine/events-v3';

/** Escapes commas, semicolons and line breaks as RFC 5545 requires. */
const escaped = (words: string): string => words.replaceAll(/([\\,;])/g, '\\$1').replaceAll('\n', '\\n');

/** An instant in UTC as RFC 5545 writes it: 20261210T090000Z. */
const stamp = (instant: string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** A line may have 75 octets; the rest continues in the next line after a space. */
const folded = (line: string): string => line.match(/.{1,60}/gu)?.join('\r\n ') ?? '';

/** A data URL of an iCalendar file with the event; undefined if its date is to be decided. */
export const calendarFile = ({
  id,
  title,
  dateAndTimeSettings,
  location,
  updatedDate,
}: SiteEvent): string | undefined => {
  const { startDate, endDate } = dateAndTimeSettings ?? {};
  if (startDate === undefined) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vitrine//playground//EN',
    'BEGIN:VEVENT',
    `UID:${id}@vitrine`,
    `DTSTAMP:${stamp(updatedDate ?? '')}`,
    `DTSTART:${stamp(startDate)}`,
    ...(endDate === undefined ? [] : [`DTEND:${stamp(endDate)}`]),
    `SUMMARY:${escaped(title ?? '')}`,
    ...(location?.name === undefined ? [] : [`LOCATION:${escaped(location?.name)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`;
};
