import assert from 'node:assert/strict';
import { queryEvents } from 'vitrine/events-v3';
import { countAvailableTicketDefinitions } from 'vitrine/ticket-definitions';
import type { Journey } from '../stage.ts';

/** J9: finding an event, whose registration type decides whether a page shows tickets or asks for a reply. */
export const findAnEvent: Journey = async ({ site }) => {
  const client = site;
  const { events } = await queryEvents(
    { query: { filter: { status: 'UPCOMING' }, paging: { limit: 100 } }, fields: ['REGISTRATION'] },
    { client },
  );
  const kinds = new Set(events.map(({ registration }) => registration?.type));
  assert(kinds.has('TICKETING') && kinds.has('RSVP'));
  for (const { id, title, registration } of events) {
    const { metadata } = await countAvailableTicketDefinitions({ filter: { eventId: id } }, { client });
    assert(metadata);
    const sells = (metadata.total ?? 0) > 0;
    if (registration?.type === 'RSVP') assert(!sells, `${title} has tickets`);
    if (registration?.status === 'OPEN_TICKETS') assert(sells, `${title} has no tickets`);
  }
};
