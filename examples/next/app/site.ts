import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, type TokenStorage } from 'vitrine';
import { bindClient, setBackends } from 'vitrine/react';
import { anyCart } from 'vitrine/state';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11'; // yours; the sandbox takes any GUID
const host = process.env.NEXT_PUBLIC_SITE_HOST; // undefined: the platform itself

/**
 * The cookie of a visitor, which the server and the page share. Scripts of the page must be able to read it. `secure` is
 * undefined in the page, which knows its own address.
 */
export const cookie = { httpOnly: false, secure: process.env['PUBLIC_ADDRESS']?.startsWith('https:') };

/** A client for one visitor: the server makes one for each request, a page has one. */
export const openClient = (storage?: TokenStorage) =>
  // The server ends a call after 10 seconds: a person does not wait a minute for a page.
  createClient({ host, auth: oauth({ clientId, storage }), timeout: storage && 10_000 });

/** A client and its cache. */
export const openSite = (storage?: TokenStorage) => {
  const client = openClient(storage);
  // The page does not read again the data that the server has just read.
  const queries = { staleTime: 60_000 };
  const queryClient = bindClient(new QueryClient({ defaultOptions: { queries } }), client);
  setBackends(queryClient, { cart: anyCart });
  return { client, queryClient };
};
