import { describe, expect, test } from 'vitest';
import { eventsFilter, parseEventsSearch } from './events-search.ts';

describe("the address of the owner's events", () => {
  test('keeps valid parameters and drops the rest', () => {
    expect(parseEventsSearch({ status: 'DRAFT', kind: 'RSVP', q: ' Fest ', other: 1 })).toEqual({
      status: 'DRAFT',
      kind: 'RSVP',
      q: 'Fest',
    });
    expect(parseEventsSearch({ status: 'GONE', kind: 7, q: '  ' })).toEqual({});
  });

  test('that excludes nothing has no filter, which a bulk call would apply to every event', () => {
    expect(eventsFilter({})).toBeUndefined();
    expect(eventsFilter({ status: 'UPCOMING' })).toEqual({ status: 'UPCOMING' });
  });

  test('finds titles by their beginning, also in lower case', () => {
    expect(eventsFilter({ q: 'lan', kind: 'TICKETING' })).toEqual({
      $and: [
        { 'registration.initialType': 'TICKETING' },
        { $or: [{ title: { $gte: 'lan', $lt: 'lan\uffff' } }, { title: { $gte: 'Lan', $lt: 'Lan\uffff' } }] },
      ],
    });
  });
});
