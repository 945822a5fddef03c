import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, type TokenStorage } from 'vitrine';
import { bindClient } from 'vitrine/react';

/** The settings of the site, for the server and the page. */
export interface SiteOptions {
  readonly clientId: string;
  /** Omit it to call the platform itself. */
  readonly host?: string | undefined;
}

/**
 * A client and its cache. The server makes new ones for each request, so that visitors share no data; the page has one of
 * each.
 */
export const openSite = ({ clientId, host }: SiteOptions, storage?: TokenStorage) => {
  // A server ends a call after 10 seconds: a person does not wait a minute for a page.
  const timeout = storage && 10_000;
  const client = createClient({ host, auth: oauth({ clientId, storage }), timeout });
  // The page does not read again the data that the server has just read.
  const queries = { staleTime: 60_000 };
  return { client, queryClient: bindClient(new QueryClient({ defaultOptions: { queries } }), client) };
};

export type Site = ReturnType<typeof openSite>;
