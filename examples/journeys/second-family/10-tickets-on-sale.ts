import assert from 'node:assert/strict';
import { isForbidden } from 'vitrine';
import { queryAvailableTicketDefinitions, queryTicketDefinitions } from 'vitrine/ticket-definitions';
import { listAvailableTickets } from 'vitrine/ticketing';
import { festival } from '../parts.ts';
import type { Journey } from '../stage.ts';
import { offered } from './tickets.ts';

/** J10: the tickets of an event: prices, current and future sales, limits; sales figures are for the owner. */
export const ticketsOnSale: Journey = async ({ site, owner, advance, notifications }) => {
  const { id: eventId } = await festival(site);
  const now = await offered(site, eventId);
  assert.equal(now.get('Weekend pass')?.saleStatus, 'SALE_STARTED');
  assert.equal(now.get('Last call weekend pass')?.saleStatus, 'SALE_SCHEDULED');
  assert.equal(now.get('Crew'), undefined, 'hidden tickets are not for everybody');
  assert.equal(now.get('Children under 12')?.limitPerCheckout, 10);
  assert.equal(now.get('Friend of the festival')?.pricingMethod?.pricingType, 'DONATION');
  const older = await listAvailableTickets({ eventId, limit: 100, sort: 'orderIndex:asc' }, { client: site });
  assert.deepEqual(
    older.definitions.map(({ name }) => name),
    [...now.keys()],
    'the older list shows the same tickets',
  );

  const request = { query: { filter: { eventId } }, fields: ['SALES_DETAILS' as const] };
  const seen = await queryAvailableTicketDefinitions(request, { client: site });
  assert(seen.ticketDefinitions.every(({ salesDetails }) => salesDetails === undefined));
  const own = await queryTicketDefinitions(request, { client: owner });
  assert(own.ticketDefinitions.every(({ salesDetails }) => salesDetails?.soldCount !== undefined));
  assert(own.ticketDefinitions.length > now.size, 'the owner reads hidden tickets too');
  // @ts-expect-error The compiler knows that a visitor may not make this call.
  await assert.rejects(queryTicketDefinitions(request, { client: site }), isForbidden);

  await advance(30 * 86_400);
  assert.equal((await offered(site, eventId)).get('Early bird weekend pass')?.saleStatus, 'SALE_ENDED');
  assert((await notifications('v2')).includes('wix.events.v3.ticket_definition_sale_ended'));
};
