import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, type TokenStorage } from 'vitrine';
import { bindClient, setBackends } from 'vitrine/react';
import { anyCart } from 'vitrine/state';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11'; // yours; the sandbox takes any GUID
const host: string | undefined = import.meta.env.PUBLIC_SITE_HOST;

/** The cookie of a visitor, which the server and the page share. Scripts of the page must be able to read it. */
export const cookie = { httpOnly: false, secure: import.meta.env.PUBLIC_ADDRESS?.startsWith('https:') };

/** A client and its cache. The server makes new ones for each request; a page has one of each. */
export const openSite = (storage?: TokenStorage) => {
  // A server ends a call after 10 seconds: a person does not wait a minute for a page.
  const timeout = storage && 10_000;
  const client = createClient({ host, auth: oauth({ clientId, storage }), timeout });
  // The page does not read again the data that the server has just read.
  const queries = { staleTime: 60_000 };
  const queryClient = bindClient(new QueryClient({ defaultOptions: { queries } }), client);
  setBackends(queryClient, { cart: anyCart });
  return { client, queryClient };
};

export type Site = ReturnType<typeof openSite>;
