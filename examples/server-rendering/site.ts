import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, type TokenStorage } from 'vitrine';
import { bindClient } from 'vitrine/react';

/** What the shop has to know of its site; the page gets it too. */
export interface SiteOptions {
  readonly clientId: string;
  /** Leave it out for the platform itself. */
  readonly host?: string | undefined;
}

/**
 * A client and its cache: on the server new ones for each request, so that no visitor meets another; in the browser one
 * of each for the page.
 */
export const openSite = ({ clientId, host }: SiteOptions, storage?: TokenStorage) => {
  const client = createClient({ host, auth: oauth({ clientId, storage }) });
  // The page does not repeat what the server has just read.
  const queries = { staleTime: 60_000 };
  return { client, queryClient: bindClient(new QueryClient({ defaultOptions: { queries } }), client) };
};

export type Site = ReturnType<typeof openSite>;
