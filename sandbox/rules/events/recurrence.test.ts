import { expect, test } from 'vitest';
import { concert, makeEvent, newOwner } from '../../testing/events.ts';
import type { Shopper } from '../../testing/shopper.ts';

const seriesOf = (owner: Shopper) =>
  makeEvent(owner, {
    dateAndTimeSettings: {
      recurringEvents: {
        individualEventDates: [10, 11, 12, 13, 14, 15].map((day) => ({
          startDate: `2026-03-${day}T18:00:00.000Z`,
          endDate: `2026-03-${day}T20:00:00.000Z`,
          timeZoneId: 'Europe/Berlin',
        })),
      },
    },
  });

const seen = async (owner: Shopper) => {
  const { body } = await owner.post('/v3/events/query', {
    query: { filter: { title: concert.title }, paging: { limit: 50 } },
  });
  const events = body.list('events');
  return {
    ids: events.map((event) => event.text('id')),
    statuses: events.map((event) => event.at('dateAndTimeSettings.recurrenceStatus')),
  };
};

test('the next, the last ended and the last canceled event of a series have statuses of their own if the site is set so', async () => {
  const owner = newOwner({ settings: { seriesStatus: 'next-and-last' } });
  await seriesOf(owner);
  const { ids } = await seen(owner);
  for (const id of ids.slice(4)) await owner.post(`/v3/events/${id}/cancel`);
  owner.sandbox.advance(Date.parse('2026-03-12T12:00:00.000Z') - owner.sandbox.clock.now());
  expect((await seen(owner)).statuses).toEqual([
    'RECURRING',
    'RECURRING_RECENTLY_ENDED',
    'RECURRING_UPCOMING',
    'RECURRING',
    'RECURRING',
    'RECURRING_RECENTLY_CANCELED',
  ]);
});

test('all events of a series are RECURRING by default, and a single event is ONE_TIME', async () => {
  const owner = newOwner();
  await seriesOf(owner);
  expect(new Set((await seen(owner)).statuses)).toEqual(new Set(['RECURRING']));
  expect((await makeEvent(owner)).at('dateAndTimeSettings.recurrenceStatus')).toBe('ONE_TIME');
});
