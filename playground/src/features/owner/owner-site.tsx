import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiKey, createClient, type VitrineClient } from 'vitrine';
import { queryDefaults, VitrineProvider } from 'vitrine/react';
import { useServices } from '../../site/services.ts';

/**
 * Makes the hooks below it call as the owner of the site, with a cache of their own: what the owner sees is nobody
 * else's. What the owner changes, the rest of the playground asks for anew. The key is the sandbox's and no secret; a
 * real owner's key never belongs into a page.
 */
export const OwnerSite = ({ children }: { children: ReactNode }) => {
  const { config, log, tap } = useServices();
  const everybody = useQueryClient();
  const [site] = useState(() => {
    const queries = new QueryClient({
      mutationCache: new MutationCache({ onSuccess: () => void everybody.invalidateQueries() }),
      defaultOptions: { queries: { gcTime: queryDefaults.gcTime } },
    });
    const client: VitrineClient = createClient({
      auth: apiKey({ key: config.ownerKey, siteId: 'sandbox-site', dangerouslyAllowBrowser: true }),
      host: config.sandboxUrl,
      fetch: tap.fetch,
      layers: [log.layer({ client: () => client, queries: () => queries })],
    });
    return { client, queries };
  });
  return (
    <VitrineProvider client={site.client} queryClient={site.queries}>
      {children}
    </VitrineProvider>
  );
};
