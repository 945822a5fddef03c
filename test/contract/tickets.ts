import { checkout, createReservation } from '../../generated/ticketing/operations.ts';
import type { VitrineClient } from '../../src/index.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import {
  EVENT_ID,
  FORM,
  MARA,
  definitionRecord,
  eventRecord,
  idOf,
  payAt,
} from '../../sandbox/testing/box-office.ts';

/**
 * A published event with tickets and a draft; a buyer's reservation, unpaid order, and order with an authorized
 * payment.
 */
export const ticketsOf = async (client: VitrineClient, sandbox: Sandbox) => {
  const { state, clock } = sandbox;
  const event = eventRecord(clock.now());
  Object.assign(event.about, { registration: { initialType: 'TICKETING', type: 'TICKETING' } });
  const draft = structuredClone(event);
  Object.assign(draft, { id: idOf('draft'), status: 'DRAFT' });
  Object.assign(draft.about, { id: idOf('draft'), slug: 'a-draft', status: 'DRAFT' });
  Object.assign(state.events, { [event.id]: event, [draft.id]: draft });
  const seat = definitionRecord('seat');
  state.ticketDefinitions[seat.id] = seat;
  const wish = { eventId: EVENT_ID, ticketQuantities: [{ ticketDefinitionId: seat.id, quantity: 1 }] };
  const reserve = async (): Promise<string> => (await createReservation(wish, { client })).id ?? '';
  const order = async (): Promise<string> => {
    const request = { eventId: EVENT_ID, reservationId: await reserve(), buyer: MARA, guests: [FORM] };
    const { order: made } = await checkout(request, { client });
    return made?.orderNumber ?? '';
  };
  const authorized = await order();
  payAt(sandbox, authorized, 'authorize');
  return { event, draft, seat, wish, reservationId: await reserve(), unpaid: await order(), authorized };
};
