import { createClient, isAuthError, oauth } from '../../index.ts';
import { getCurrentCart } from '../../../generated/carts/operations.ts';

// A process of its own for dispose.test.ts: it calls, disposes, prints what the call failed with, and ends by itself.
const [host = ''] = process.argv.slice(2);
const client = createClient({ host, auth: oauth({ clientId: 'shop' }) });
getCurrentCart({ client }).catch((error: unknown) => {
  console.log(isAuthError(error) ? error.code : error);
});
process.once('message', () => {
  client.session.dispose();
  process.disconnect();
});
