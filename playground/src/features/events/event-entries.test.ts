import { expect, test } from 'vitest';
import type { SiteEvent } from 'vitrine/events-v3';
import { part } from '../../testing/part.ts';
import { byDay, categoriesOf, daysOf, entriesOf, firstDays } from './event-entries.ts';

const event = (
  id: string,
  startDate: string,
  endDate: string,
  more: Partial<SiteEvent> = {},
  series?: string,
) =>
  part<SiteEvent>({
    id,
    dateAndTimeSettings: {
      startDate,
      endDate,
      timeZoneId: 'Asia/Tokyo',
      recurrenceStatus: series === undefined ? 'ONE_TIME' : 'RECURRING',
      ...(series !== undefined && { recurringEvents: { individualEventDates: [], categoryId: series } }),
    },
    ...more,
  });

test('the days of an event are those in its own time zone, and the end is exclusive', () => {
  const night = event('a', '2026-11-20T16:00:00Z', '2026-11-22T15:00:00Z');
  expect(daysOf(night)).toEqual(['2026-11-21', '2026-11-22']);
  expect([...byDay([night]).keys()]).toEqual(['2026-11-21', '2026-11-22']);
});

test('the list of a month has a long event only on its first day in that month', () => {
  const fair = event('a', '2026-10-30T10:00:00Z', '2026-11-03T10:00:00Z');
  expect([...firstDays([fair], '2026-11').keys()]).toEqual(['2026-11-01']);
  expect(firstDays([fair], '2026-12').size).toBe(0);
});

test('an event without a date is on no day', () => {
  expect(
    daysOf(part<SiteEvent>({ dateAndTimeSettings: { dateAndTimeTbd: true, recurrenceStatus: 'ONE_TIME' } })),
  ).toEqual([]);
});

test('a series is one entry with its dates in order', () => {
  const later = event('b', '2026-12-01T10:00:00Z', '2026-12-01T11:00:00Z', {}, 'wheel');
  const sooner = event('c', '2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z', {}, 'wheel');
  const other = event('d', '2026-11-05T10:00:00Z', '2026-11-05T11:00:00Z');
  expect(entriesOf([later, other, sooner]).map(({ dates }) => dates.map(({ id }) => id))).toEqual([
    ['c', 'b'],
    ['d'],
  ]);
});

test('hidden categories are not offered', () => {
  const named = event('a', '2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z', {
    categories: {
      categories: [part({ id: '1', name: 'Talks' }), part({ id: '2', name: 'Series', hidden: true })],
    },
  });
  expect(categoriesOf([named, named])).toEqual(['Talks']);
});
