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
import {
  createTicketDefinition,
  deleteTicketDefinition,
  getTicketDefinition,
  queryTicketDefinitions,
  updateTicketDefinition,
} from 'vitrine/ticket-definitions';
import { listAvailableTickets } from 'vitrine/ticketing';
import { present } from './parts.ts';
import type { Journey, Stage } from './stage.ts';

/** J24: an event from its draft to its end, as its owner sees it; and the tickets of another. */
export const eventLifecycle: Journey = async (stage) => {
  const { owner, site, state, notifications } = stage;
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
  assert(draft.event);
  assert.equal(draft.event.status, 'DRAFT');
  const { id } = draft.event;
  await assert.rejects(getEvent(id, {}, { client: site }), (error) => isErrorOf(error, getEvent));
  await updateEvent(id, { event: { shortDescription: 'Bring a lamp.' } }, { client });
  const published = await publishDraftEvent(id, {}, { client });
  assert(published.event);
  assert.equal(published.event.status, 'UPCOMING');
  await assert.rejects(
    publishDraftEvent(id, {}, { client }),
    (error) => isErrorOf(error, publishDraftEvent) && error.status === 428,
  );
  assert.equal(
    (await getEvent(id, { fields: ['DETAILS'] }, { client: site })).event?.shortDescription,
    'Bring a lamp.',
  );

  const copy = await cloneEvent(id, {}, { client });
  assert(copy.event);
  assert.equal(copy.event.title, 'An evening of lamps (1)');
  assert.equal(copy.event.status, 'DRAFT');
  const canceled = await cancelEvent(id, {}, { client });
  assert(canceled.event);
  assert.equal(canceled.event.status, 'CANCELED');
  const { facets } = await countEventsByStatus(
    { facet: ['status'], filter: { title: event.title } },
    { client },
  );
  assert(facets);
  await deleteEvent(copy.event.id, { client });
  assert.equal((await state()).events[copy.event.id], undefined);

  const again = await createEvent({ event }, { client });
  assert(again.event);
  await bulkCancelEventsByFilter(
    { filter: { filter: { title: event.title, status: 'UPCOMING' } } },
    { client },
  );
  assert.equal((await getEvent(again.event.id, {}, { client })).event?.status, 'CANCELED');
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
  await eventWithTickets(stage, event);
};

/** An event with tickets: the owner adds them, changes price and number, and removes one that is not sold. */
const eventWithTickets = async (
  { owner: client, site }: Stage,
  about: Parameters<typeof createEvent>[0]['event'],
): Promise<void> => {
  const { event } = await createEvent(
    { event: { ...about, registration: { initialType: 'TICKETING' } } },
    { client },
  );
  assert(event);
  const eventId = event.id;
  const add = async (name: string, value: string) => {
    const { ticketDefinition } = await createTicketDefinition(
      {
        ticketDefinition: {
          eventId,
          name,
          pricingMethod: { fixedPrice: { value, currency: 'EUR' } },
          feeType: 'FEE_INCLUDED',
          initialLimit: 12,
        },
      },
      { client },
    );
    return ticketDefinition;
  };
  const seat = await add('Seat', '20.00');
  assert(seat);
  const { id: standing } = present(await add('Standing', '8.00'));
  const { ticketDefinition: changed } = await updateTicketDefinition(
    seat.id,
    {
      ticketDefinition: {
        revision: present(seat.revision),
        initialLimit: 30,
        pricingMethod: { fixedPrice: { value: '24.00', currency: 'EUR' } },
      },
    },
    { client },
  );
  assert(changed);
  assert.equal(changed.initialLimit, 30);
  await assert.rejects(
    updateTicketDefinition(
      seat.id,
      { ticketDefinition: { revision: present(seat.revision), initialLimit: 5 } },
      { client },
    ),
    (error) => isErrorOf(error, updateTicketDefinition) && error.code === 'INVALID_REVISION',
  );
  await deleteTicketDefinition(standing, { client });
  const { ticketDefinitions } = await queryTicketDefinitions({ query: { filter: { eventId } } }, { client });
  assert.deepEqual(
    ticketDefinitions.map(({ name }) => name),
    ['Seat'],
  );
  const { ticketDefinition: sold } = await getTicketDefinition(
    seat.id,
    { fields: ['SALES_DETAILS'] },
    { client },
  );
  assert(sold);
  assert.equal(sold.salesDetails?.soldCount, 0);
  const { definitions } = await listAvailableTickets({ eventId, limit: 10 }, { client: site });
  assert.deepEqual(
    definitions.map(({ name, price }) => [name, Number(price?.amount)]),
    [['Seat', 24]],
  );
};
