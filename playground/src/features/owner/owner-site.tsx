import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { apiKey, createClient, type VitrineClient } from 'vitrine';
import { queryDefaults, VitrineProvider } from 'vitrine/react';
import { withoutNetworkToo } from '../../site/query-options.ts';
import { useServices } from '../../site/services.ts';

/**
 * Provides the owner's client and a separate cache to the hooks below. When the owner changes data, the cache around it
 * is invalidated. The key belongs to the sandbox and is not secret; a real owner's key must never reach a page.
 */
export const OwnerSite = ({ children }: { children: ReactNode }) => {
  const { config, log, tap } = useServices();
  const outerQueries = useQueryClient();
  const [site] = useState(() => {
    const queries = new QueryClient({
      mutationCache: new MutationCache({ onSuccess: () => void outerQueries.invalidateQueries() }),
      defaultOptions: withoutNetworkToo({ gcTime: queryDefaults.gcTime }),
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
