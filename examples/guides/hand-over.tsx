// #region hand-over
import { QueryClient } from '@tanstack/react-query';
import { createClient, oauth, requestCookies } from 'vitrine';
import { bindClient, hydrateSite, serializeSite, VitrineProvider } from 'vitrine/react';
import { getProductQuery } from 'vitrine/react/catalog-v1';
import { clientId } from './site.ts';

const open = (storage?: ReturnType<typeof requestCookies>) => {
  // A server ends a call after 10 seconds: a person does not wait a minute for a page.
  const timeout = storage && 10_000;
  const client = createClient({ auth: oauth({ clientId, storage }), timeout });
  // For this time, the page does not repeat the reads of the server.
  const queries = { staleTime: 60_000 };
  return { client, queryClient: bindClient(new QueryClient({ defaultOptions: { queries } }), client) };
};

export const onTheServer = async (request: Request, id: string) => {
  const shop = open(requestCookies(request));
  await shop.queryClient.prefetchQuery(getProductQuery(id));
  return {
    page: <VitrineProvider {...shop} />,
    script: `window.site = ${await serializeSite(shop.queryClient)}`,
  };
};

export const inTheBrowser = async (handed: string) => {
  const shop = open();
  await hydrateSite(shop.queryClient, handed);
  return <VitrineProvider {...shop} />; // for hydrateRoot
};
// #endregion hand-over
