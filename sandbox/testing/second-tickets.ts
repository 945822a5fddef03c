import type { Sandbox } from '../control/sandbox.ts';
import { boxOffice, idOf, type BoxOfficeOptions } from './box-office.ts';
import type { Answer, Shopper } from './shopper.ts';

const RESERVATIONS = '/v1/ticket-reservations';

/** A box office with shortcuts for the reservation calls of the second family. */
export const secondBoxOffice = async (options: BoxOfficeOptions = {}) => {
  const office = await boxOffice(options);
  const { buyer } = office;
  const line = (name: string, quantity = 1, ticketInfo?: object, more: object = {}) => ({
    ticketDefinitionId: idOf(name),
    quantity,
    ...(ticketInfo && { ticketInfo }),
    ...more,
  });
  const hold = (tickets: object[], more: object = {}, by: Shopper = buyer): Promise<Answer> =>
    by.post(RESERVATIONS, { ticketReservation: { tickets, ...more } });
  return {
    ...office,
    line,
    hold,
    /** Reserves, and returns the id of the reservation. */
    heldBy: async (tickets: object[], by: Shopper = buyer): Promise<string> =>
      (await hold(tickets, {}, by)).body.text('ticketReservation.id'),
    read: (id: string, by: Shopper = buyer) => by.get(`${RESERVATIONS}/${id}`),
    cancel: (id: string, by: Shopper = buyer) => by.post(`${RESERVATIONS}/${id}/cancel`, {}),
    remove: (id: string, by: Shopper = office.owner) => by.remove(`${RESERVATIONS}/${id}`),
  };
};

/** The short names of the notifications of the second family of tickets, the oldest first. */
export const secondFamily = ({ state }: Sandbox): string[] =>
  state.notifications.flatMap(({ eventType }) => {
    const name = /^wix\.events\.v\d\.ticket_(.+)$/.exec(eventType)?.[1];
    return name === undefined ? [] : [name];
  });
