import type { SiteEvent } from 'vitrine/events-v3';
import { expect, test } from 'vitest';
import { part } from '../testing/part.ts';
import { calendarFile } from './calendar-file.ts';

const event = (more: object = {}) =>
  part<SiteEvent>({
    id: '7',
    title:
      'Soup, bread; and a very long evening that goes on and on until the last tram has left the harbour',
    updatedDate: '2026-03-01T09:00:00.123Z',
    dateAndTimeSettings: {
      startDate: '2026-12-10T09:00:00Z',
      endDate: '2026-12-10T15:30:00Z',
      recurrenceStatus: 'ONE_TIME',
    },
    location: { type: 'VENUE', name: 'The studio', locationTbd: false },
    ...more,
  });

test('a calendar file has UTC instants, escaped text and folded lines', () => {
  const text = decodeURIComponent(calendarFile(event())?.split(',').slice(1).join(',') ?? '');
  expect(text).toContain('DTSTART:20261210T090000Z\r\nDTEND:20261210T153000Z\r\n');
  expect(text).toContain('SUMMARY:Soup\\, bread\\; and');
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThan(75);
});

test('an event without a date has no calendar file', () => {
  expect(calendarFile(event({ dateAndTimeSettings: { dateAndTimeTbd: true } }))).toBeUndefined();
});
