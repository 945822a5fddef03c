import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { getEvent, getEventBySlug, queryEvents } from 'vitrine/events-v3';
import type { Journey } from './stage.ts';

/**
 * J9: finding an event by its status and by its address, with only the fields that a page needs. Drafts are not
 * visible.
 */
export const findAnEvent: Journey = async ({ site, state }) => {
  const client = site;
  const query = {
    filter: { status: { $in: ['UPCOMING' as const, 'STARTED' as const] } },
    sort: [{ fieldName: 'dateAndTimeSettings.startDate' as const, order: 'ASC' as const }],
    paging: { limit: 5 },
  };
  const { events, pagingMetadata } = await queryEvents({ query }, { client });
  assert.equal(events.length, 5);
  assert(Number(pagingMetadata?.total) > 5);
  const starts = events.map(({ dateAndTimeSettings }) => dateAndTimeSettings?.startDate ?? '9');
  assert.deepEqual(starts, starts.toSorted());
  assert(events.every(({ status }) => status === 'UPCOMING' || status === 'STARTED'));

  const bare = await getEventBySlug('harbour-lights-festival', {}, { client });
  assert(bare.event);
  assert.equal(bare.event.registration, undefined, 'the base fields only');
  const { event } = await getEvent(
    bare.event.id,
    { fields: ['DETAILS', 'REGISTRATION', 'FORM'] },
    { client },
  );
  assert(event);
  assert.equal(event.registration?.status, 'OPEN_TICKETS');
  assert(event.form);

  const draft = Object.values((await state()).events).find(({ status }) => status === 'DRAFT');
  assert(draft);
  const named = { filter: { slug: draft.about.slug }, paging: { limit: 1 } };
  const found = await queryEvents({ query: named }, { client });
  assert.deepEqual(found.events, []);
  await assert.rejects(getEvent(draft.id, {}, { client }), (error) => isErrorOf(error, getEvent));
};
