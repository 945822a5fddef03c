import { expect, test } from 'vitest';
import { monthFrom, parseEventsSearch } from './event-list-search.ts';

test('reads the shown events from the address and drops invalid parameters', () => {
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

test('a day implies its month', () => {
  expect(parseEventsSearch({ day: '2026-11-21' })).toEqual({ day: '2026-11-21', month: '2026-11' });
});

test('months continue past the end of the year', () => {
  expect([monthFrom('2026-12', 1), monthFrom('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
