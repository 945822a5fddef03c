import { createInterface } from 'node:readline';
import { createClient, isApiError, oauth } from '../../src/index.ts';
import { createReservation } from '../../generated/ticketing/operations.ts';

// One of two processes that buy the last ticket. Each line of input starts a round; the process answers with the
// result.
const [host = '', eventId = '', ticketDefinitionId = ''] = process.argv.slice(2);
const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const client = createClient({ host, auth: oauth({ clientId }) });

const attempt = async (): Promise<string> => {
  try {
    const ticketQuantities = [{ ticketDefinitionId, quantity: 1 }];
    const { id } = await createReservation({ eventId, ticketQuantities }, { client });
    return `won ${id}`;
  } catch (error) {
    return `lost ${isApiError(error) ? error.code : String(error)}`;
  }
};

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'end') break;
  console.log(await attempt());
}
