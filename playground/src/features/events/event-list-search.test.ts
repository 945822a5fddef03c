import { expect, test } from 'vitest';
import { monthFrom, parseEventsSearch } from './event-list-search.ts';

test('an address says which events are shown, and what makes no sense in it is passed over', () => {
  expect(parseEventsSearch({ view: 'calendar', when: 'past', place: 'online', month: '2026-11' })).toEqual({
    view: 'calendar',
    when: 'past',
    place: 'online',
    month: '2026-11',
  });
  expect(
    parseEventsSearch({ view: 'list', when: 'coming', month: '2026-13', day: 'today', place: 3 }),
  ).toEqual({});
});

test('a day brings its month along', () => {
  expect(parseEventsSearch({ day: '2026-11-21' })).toEqual({ day: '2026-11-21', month: '2026-11' });
});

test('months go on over the end of the year', () => {
  expect([monthFrom('2026-12', 1), monthFrom('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
