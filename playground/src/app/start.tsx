import { MutationCache, QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { callLog, createClient, oauth, webStorage } from 'vitrine';
import { queryDefaults, VitrineProvider } from 'vitrine/react';
import { toast } from '../lib/announcer.ts';
import { createCartNews, isAboutCart } from '../lib/cartNews.ts';
import type { Config } from '../lib/config.ts';
import { createRequestLog } from '../lib/requestLog.ts';
import { createWireTap } from '../lib/wireTap.ts';
import { text } from '../text/text.ts';
import { CartProvider } from './CartProvider.tsx';
import { router } from './router.tsx';
import { type Services, ServicesContext } from './services.ts';

/** Milliseconds in which an answer counts as fresh, so that moving between pages asks the shop once. */
const FRESH = 30_000;

/** Puts the client, the data cache and the request log together. */
export const start = (config: Config) => {
  const tap = createWireTap();
  const log = createRequestLog(tap);
  const client = createClient({
    auth: oauth({ clientId: config.clientId, storage: webStorage() }),
    host: config.sandboxUrl,
    fetch: tap.fetch,
    layers: [callLog(log.record)],
  });
  client.session.subscribe((event) => {
    if (event.type === 'replaced') toast(text.identity.lost);
  });
  const news = createCartNews();
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _before, { options }) => {
        if (isAboutCart(options.mutationKey)) news.tell();
      },
    }),
    defaultOptions: { queries: { gcTime: queryDefaults.gcTime, staleTime: FRESH } },
  });
  news.hear(() => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutCart(queryKey) }));
  const services: Services = { config, log, session: client.session };
  return (
    <I18nProvider locale="en">
      <ServicesContext value={services}>
        <VitrineProvider client={client} queryClient={queryClient}>
          <CartProvider>
            <RouterProvider router={router} />
          </CartProvider>
        </VitrineProvider>
      </ServicesContext>
    </I18nProvider>
  );
};
