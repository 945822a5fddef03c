import { MutationCache, QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { callLog, createClient, oauth, webStorage } from 'vitrine';
import { createServerClock, withServerClock } from 'vitrine/state';
import { bindClient, cartOf, queryDefaults, VitrineProvider } from 'vitrine/react';
import { toast } from '../lib/announcer.ts';
import { createCartNews, isAboutCart, shareEdits } from '../lib/cartNews.ts';
import type { Config } from '../lib/config.ts';
import { createControl } from '../lib/control.ts';
import { language } from '../lib/language.ts';
import { createRequestLog } from '../lib/requestLog.ts';
import { createWireTap } from '../lib/wireTap.ts';
import { useStore } from './useStore.ts';
import { text } from '../text/text.ts';
import { router } from './router.tsx';
import { type Services, ServicesContext } from './services.ts';

/** Milliseconds in which an answer counts as fresh, so that moving between pages asks the shop once. */
const FRESH = 30_000;

/** Renders everything anew in another language. */
const Localised = ({ children }: { children: ReactNode }) => {
  const locale = useStore(language);
  return (
    <I18nProvider key={locale} locale={locale}>
      {children}
    </I18nProvider>
  );
};

/** Puts the client, the data cache and the request log together. */
export const start = (config: Config) => {
  const tap = createWireTap();
  const log = createRequestLog(tap);
  const time = createServerClock();
  const client = createClient({
    auth: oauth({ clientId: config.clientId, storage: webStorage() }),
    host: config.sandboxUrl,
    fetch: tap.fetch,
    layers: [callLog(log.record), time.layer],
  });
  withServerClock(client, time);
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
  shareEdits(cartOf(bindClient(queryClient, client)), news);
  news.hear(() => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutCart(queryKey) }));
  const services: Services = {
    config,
    control: createControl(config.sandboxUrl),
    log,
    tap,
    session: client.session,
  };
  return (
    <Localised>
      <ServicesContext value={services}>
        <VitrineProvider client={client} queryClient={queryClient}>
          <RouterProvider router={router} />
        </VitrineProvider>
      </ServicesContext>
    </Localised>
  );
};
