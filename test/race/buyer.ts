import { createInterface } from 'node:readline';
import { createClient, isApiError, oauth } from '../../src/index.ts';
import { createTicketReservation } from '../../generated/ticket-reservations/operations.ts';
import { createReservation } from '../../generated/ticketing/operations.ts';

// One of two processes that buy the last ticket. Each line of input starts a round; the process answers with the
// result.
const [host = '', eventId = '', ticketDefinitionId = '', family = ''] = process.argv.slice(2);
const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const client = createClient({ host, auth: oauth({ clientId }) });

const tickets = [{ ticketDefinitionId, quantity: 1 }];

const reserve = async (): Promise<string> => {
  if (family === 'first')
    return (await createReservation({ eventId, ticketQuantities: tickets }, { client })).id;
  return (
    (await createTicketReservation({ ticketReservation: { tickets } }, { client })).ticketReservation?.id ??
    ''
  );
};

const attempt = async (): Promise<string> => {
  try {
    return `won ${await reserve()}`;
  } catch (error) {
    return `lost ${isApiError(error) ? error.code : String(error)}`;
  }
};

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'end') break;
  console.log(await attempt());
}
