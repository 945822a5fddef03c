// #region hosts
import { createClient, oauth } from 'vitrine';
import { clientId } from './site.ts';

/** A sandbox on this machine. */
export const local = createClient({ host: 'http://localhost:4010', auth: oauth({ clientId }) });

/** A gateway of your own in front of the platform. */
export const gateway = createClient({
  host: 'https://shop-api.example.org',
  auth: oauth({ clientId }),
  fetch: (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-shop', 'berlin'); // a header that the gateway needs
    return fetch(url, { ...init, headers });
  },
});
// #endregion hosts
