import { createClient, isAuthError, oauth } from '../../index.ts';
import { getCurrentCart } from '../../../generated/carts/operations.ts';

// Separate process for dispose.test.ts. It makes a call, disposes the session on a message, and prints the error code
// of the call. Then it must end without `process.exit`.
const [host = ''] = process.argv.slice(2);
const client = createClient({ host, auth: oauth({ clientId: 'shop' }) });
getCurrentCart({ client }).catch((error: unknown) => {
  console.log(isAuthError(error) ? error.code : error);
});
process.once('message', () => {
  client.session.dispose();
  process.disconnect();
});
