import { makeEvent, newOwner } from './events.ts';
import { visitorOf, type Shopper } from './shopper.ts';

/** The path of ticket definitions. */
export const DEFINITIONS = '/v3/ticket-definitions';

/** An amount in the currency of the test sites. */
export const money = (value: string) => ({ value, currency: 'EUR' });

/** The members of a new ticket definition without its event. */
export const SEAT = { name: 'Seat', pricingMethod: { fixedPrice: money('45.00') }, feeType: 'FEE_INCLUDED' };

/** A published concert without tickets, with shortcuts for its definitions. */
export const concertHall = async () => {
  const owner = newOwner({ scenario: 'empty-site', settings: { accessTokenSeconds: 1e8 } });
  const event = await makeEvent(owner);
  const eventId = event.text('id');
  const create = (more: object = {}, fields?: string[], by: Shopper = owner) =>
    by.post(DEFINITIONS, {
      ticketDefinition: { eventId, ...SEAT, ...more },
      ...(fields && { fields }),
    });
  const made = async (more: object = {}): Promise<string> =>
    (await create(more)).body.text('ticketDefinition.id');
  const change = (id: string, changes: object, fields?: string[]) =>
    owner.patch(`${DEFINITIONS}/${id}`, { ticketDefinition: changes, ...(fields && { fields }) });
  const available = async (by: Shopper, query: object = {}, fields?: string[]) =>
    by.post(`${DEFINITIONS}/available/query`, { query, ...(fields && { fields }) });
  return {
    owner,
    sandbox: owner.sandbox,
    eventId,
    create,
    made,
    change,
    available,
    visitor: await visitorOf(owner.sandbox),
  };
};
