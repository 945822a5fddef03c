import { expect, test } from 'vitest';
import type { SiteEvent } from 'vitrine/events-v3';
import { bulkOutcomes, canChange } from './events-bulk.ts';

const event = (id: string, status: SiteEvent['status']) =>
  ({ id, title: `Event ${id}`, status }) as SiteEvent;

test('the result of each event follows from its state before and after the call', () => {
  const before = [event('a', 'UPCOMING'), event('b', 'ENDED'), event('c', 'CANCELED')];
  expect(
    bulkOutcomes('cancel', before, [event('a', 'CANCELED'), event('b', 'ENDED'), event('c', 'CANCELED')]),
  ).toEqual([
    { id: 'a', title: 'Event a', done: true },
    { id: 'b', title: 'Event b', done: false, because: 'ENDED' },
    { id: 'c', title: 'Event c', done: false, because: 'CANCELED' },
  ]);
  expect(bulkOutcomes('delete', before, [event('b', 'ENDED')]).map(({ done }) => done)).toEqual([
    true,
    false,
    true,
  ]);
});

test('only upcoming and running events can be canceled; every event can be deleted', () => {
  const all = (['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const).map((status) =>
    event('x', status),
  );
  expect(all.filter((one) => canChange('cancel', one)).map(({ status }) => status)).toEqual([
    'UPCOMING',
    'STARTED',
  ]);
  expect(all.every((one) => canChange('delete', one))).toBe(true);
});
