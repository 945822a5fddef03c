import { describe, expect, test } from 'vitest';
import { formatEventTime, localDay, relativeTime } from './event-time.ts';

/** Replaces the special spaces and dashes of `Intl` by typed ones. */
const plain = (text: string | undefined) =>
  text?.replaceAll(/[\u00A0\u202F\u2009]/g, ' ').replaceAll('–', '-');

const night = {
  startDate: '2026-11-21T19:00:00Z',
  endDate: '2026-11-21T23:30:00Z',
  timeZoneId: 'Europe/Berlin',
};

describe('the time of an event', () => {
  test("is in the event's zone, and separately in the viewer's", () => {
    const { atEvent, forViewer, sameDay } = formatEventTime(
      { ...night, endDate: '2026-11-21T21:00:00Z' },
      { viewerZone: 'America/New_York' },
    );
    expect(plain(atEvent)).toBe('Sat, Nov 21, 2026, 8:00 - 10:00 PM GMT+1');
    expect(plain(forViewer)).toBe('Sat, Nov 21, 2026, 2:00 - 4:00 PM EST');
    expect(sameDay).toBe(true);
  });

  test('has both days if the event ends after midnight', () => {
    const { days, sameDay } = formatEventTime(night);
    expect([plain(days), sameDay]).toEqual(['Sat, Nov 21 - Sun, Nov 22, 2026', false]);
  });

  test("has no text for the viewer if the clocks agree or the viewer's zone is unknown", () => {
    expect(formatEventTime(night, { viewerZone: 'Europe/Paris' }).forViewer).toBeUndefined();
    expect(formatEventTime(night).forViewer).toBeUndefined();
    // Between their changes to summer time, the clocks of both zones agree at the start but not at the end.
    const longNight = { ...night, startDate: '2026-10-24T23:30:00Z', endDate: '2026-10-25T03:00:00Z' };
    expect(formatEventTime(longNight, { viewerZone: 'Africa/Johannesburg' }).forViewer).toBeDefined();
  });

  test('is in the language of the locale', () => {
    expect(plain(formatEventTime({ ...night, hideEndDate: true }, { locale: 'de' }).atEvent)).toBe(
      'Sa., 21. Nov. 2026, 20:00 MEZ',
    );
  });

  test("that is to be decided is the owner's message", () => {
    const open = { dateAndTimeTbd: true, dateAndTimeTbdMessage: 'Soon', timeZoneId: 'UTC' };
    expect(formatEventTime(open).atEvent).toBe('Soon');
  });
});

test.each<readonly [dates: unknown, text: string]>([
  [{ ...night, startDate: null }, ''],
  [{ ...night, startDate: 'soon', dateAndTimeTbdMessage: 'In spring' }, 'In spring'],
  [null, ''],
  [{ ...night, endDate: null }, 'Sat, Nov 21, 2026, 8:00 PM GMT+1'],
  [{ ...night, endDate: 'late' }, 'Sat, Nov 21, 2026, 8:00 PM GMT+1'],
  ...['', 'constructor', 'Mars/Olympus', null, 5].map(
    (timeZoneId) => [{ ...night, endDate: null, timeZoneId }, 'Sat, Nov 21, 2026, 7:00 PM UTC'] as const,
  ),
])('the dates %j of an answer have a text that a person can read', (dates, text) => {
  expect(plain(formatEventTime(dates as never).atEvent)).toBe(text);
});

test("localDay gives the day in the event's zone, not in the viewer's", () => {
  expect(localDay('2026-11-21T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-22');
  expect(localDay('2026-11-21T23:30:00Z', 'America/New_York')).toBe('2026-11-21');
  expect(localDay('2026-01-01T00:00:00Z', 'Asia/Kathmandu')).toBe('2026-01-01');
});

test.each([
  ['2026-11-24T12:30:00Z', 'in 3 days'],
  ['2026-11-21T13:59:59Z', 'in 1 hour'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-21T12:00:20Z', 'in 20 seconds'],
])('%s is %s', (instant, text) => {
  expect(relativeTime(instant, Date.parse('2026-11-21T12:00:00Z'))).toBe(text);
});
