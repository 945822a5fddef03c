import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import {
  bulkCancelEventsByFilter,
  bulkDeleteEventsByFilter,
  cancelEvent,
  cloneEvent,
  countEventsByStatus,
  createEvent,
  deleteEvent,
  getEvent,
  publishDraftEvent,
  updateEvent,
} from 'vitrine/events-v3';
import type { Journey } from './stage.ts';

/** J24: an event from its draft to its end, as its owner sees it. */
export const eventLifecycle: Journey = async ({ owner, site, state, notifications }) => {
  const client = owner;
  const { start } = (await state()).clock;
  const day = (number: number) => new Date(start + number * 86_400_000).toISOString();
  const event = {
    title: 'An evening of lamps',
    location: { type: 'VENUE' as const, name: 'The studio', address: { country: 'DE', city: 'Berlin' } },
    dateAndTimeSettings: { startDate: day(20), endDate: day(21), timeZoneId: 'Europe/Berlin' },
    registration: { initialType: 'RSVP' as const },
  };
  const draft = await createEvent({ event, draft: true }, { client });
  assert.equal(draft.event.status, 'DRAFT');
  const { id } = draft.event;
  await assert.rejects(getEvent(id, {}, { client: site }), (error) => isErrorOf(error, getEvent));
  await updateEvent(id, { event: { shortDescription: 'Bring a lamp.' } }, { client });
  const published = await publishDraftEvent(id, {}, { client });
  assert.equal(published.event.status, 'UPCOMING');
  await assert.rejects(
    publishDraftEvent(id, {}, { client }),
    (error) => isErrorOf(error, publishDraftEvent) && error.status === 428,
  );
  assert.equal(
    (await getEvent(id, { fields: ['DETAILS'] }, { client: site })).event.shortDescription,
    'Bring a lamp.',
  );

  const copy = await cloneEvent(id, {}, { client });
  assert.equal(copy.event.title, 'An evening of lamps (1)');
  assert.equal(copy.event.status, 'DRAFT');
  const canceled = await cancelEvent(id, {}, { client });
  assert.equal(canceled.event.status, 'CANCELED');
  const { facets } = await countEventsByStatus(
    { facet: ['status'], filter: { title: event.title } },
    { client },
  );
  assert(facets);
  await deleteEvent(copy.event.id, { client });
  assert.equal((await state()).events[copy.event.id], undefined);

  const again = await createEvent({ event }, { client });
  await bulkCancelEventsByFilter(
    { filter: { filter: { title: event.title, status: 'UPCOMING' } } },
    { client },
  );
  assert.equal((await getEvent(again.event.id, {}, { client })).event.status, 'CANCELED');
  await bulkDeleteEventsByFilter({ filter: { filter: { title: event.title } } }, { client });
  assert.equal((await state()).events[id], undefined);
  assert.deepEqual(
    (await notifications()).map((type) => type.replace('wix.events.v3.event_', '')),
    [
      'created',
      'updated',
      'published',
      'cloned',
      'canceled',
      'deleted',
      'created',
      'canceled',
      'deleted',
      'deleted',
    ],
  );
};
