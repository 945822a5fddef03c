import type { TicketReservationQuantity } from '../../../../generated/ticketing/types.ts';
import { checkout, createReservation } from '../../../../generated/ticketing/operations.ts';
import { oauth } from '../../../session/oauth.ts';
import { createClient } from '../../../core/client.ts';
import type { Sandbox } from '../../../../sandbox/control/sandbox.ts';
import {
  boxOffice,
  type BoxOfficeOptions,
  EVENT_ID,
  FORM,
  MARA,
} from '../../../../sandbox/testing/box-office.ts';
import { createServerClock } from '../../../core/time/server-clock.ts';
import { fakeClock } from '../../../core/time/testing/fake-clock.ts';

/** A buyer at the sandbox's box office, on a device with a separate clock. */
export const buyerOf = (sandbox: Sandbox, device: ReturnType<typeof fakeClock>) => {
  const calls: string[] = [];
  let isDown = false;
  const client = createClient({
    auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }),
    host: 'http://localhost:4010',
    retries: 0,
    fetch: (url, init) => {
      calls.push(`${init.method} ${new URL(url).pathname.split('/').slice(-2).join('/')}`);
      return isDown ? Promise.reject(new TypeError('down')) : sandbox.fetch(new Request(url, init));
    },
  });
  return {
    client,
    calls,
    /** Reserves and checks out; resolves to the order number. */
    buy: async (tickets: TicketReservationQuantity[], more: object = {}): Promise<string> => {
      const { id } = await createReservation({ eventId: EVENT_ID, ticketQuantities: tickets }, { client });
      const guests = [FORM];
      const { order } = await checkout(
        { eventId: EVENT_ID, reservationId: id, buyer: MARA, guests, ...more },
        { client },
      );
      return order?.orderNumber ?? '';
    },
    time: createServerClock(device.clock),
    down: (state = true) => {
      isDown = state;
    },
  };
};

/** A box office, a buyer, and a device whose clock is off by `wrong` milliseconds. */
export const box = async (options: BoxOfficeOptions = {}, wrong = 0) => {
  const office = await boxOffice(options);
  const { sandbox, want } = office;
  const device = fakeClock(sandbox.clock.now() + wrong);
  const move = (by: number) => sandbox.advance(by);
  return {
    ...office,
    device,
    want: want as (name: string, quantity?: number) => { ticketDefinitionId: string; quantity: number },
    eventId: EVENT_ID,
    pass: (milliseconds: number) => device.pass(milliseconds, move),
    sleep: (milliseconds: number, wake = true) => device.sleep(milliseconds, move, wake),
    ...buyerOf(sandbox, device),
  };
};
