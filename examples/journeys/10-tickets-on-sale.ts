import assert from 'node:assert/strict';
import { getCheckoutOptions, listAvailableTickets, queryAvailableTickets } from 'vitrine/ticketing';
import { festival } from './parts.ts';
import type { Journey } from './stage.ts';

/**
 * J10: the tickets of an event: current and future sales, the limit per order, and whether the site can take
 * payments.
 */
export const ticketsOnSale: Journey = async ({ site, advance, control }) => {
  const client = site;
  const { id: eventId } = await festival(site);
  const named = async () => {
    const { definitions } = await listAvailableTickets({ eventId, limit: 100 }, { client });
    return new Map(definitions.map((definition) => [definition.name, definition]));
  };
  const now = await named();
  assert.equal(now.get('Weekend pass')?.saleStatus, 'SALE_STARTED');
  assert.equal(now.get('Last call weekend pass')?.saleStatus, 'SALE_SCHEDULED');
  assert.equal(now.get('Crew'), undefined, 'hidden tickets are not for everybody');
  assert.equal(now.get('Children under 12')?.limitPerCheckout, 10, 'what the festival sets');
  assert.equal(now.get('Friend of the festival')?.free, false);

  await advance(30 * 86_400);
  assert.equal((await named()).get('Early bird weekend pass')?.saleStatus, 'SALE_ENDED');

  const { definitions } = await queryAvailableTickets({ filter: { eventId }, limit: 2 }, { client });
  assert.equal(definitions.length, 2);
  assert.equal((await getCheckoutOptions({ client })).paymentMethodConfigured, true);
  await control('settings', { acceptsPayments: false });
  assert.equal((await getCheckoutOptions({ client })).paymentMethodConfigured, false);
  await control('settings', { acceptsPayments: true });
};
