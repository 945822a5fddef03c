import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from './client-react.ts';
import type { VitrineClient } from '../core/client.ts';
import { setBackends, type SiteBackends } from './backends.ts';
import { bindClient } from './binding.ts';

/** Props of {@link VitrineProvider}. Its backends must not change between renders. */
export interface VitrineProviderProps extends SiteBackends {
  /** The client that every hook below uses; its identity must not change between renders. */
  client: VitrineClient;
  /** Your own QueryClient; on a server, one for each request. Default: the provider creates one. */
  queryClient?: QueryClient;
  children?: ReactNode;
}

/** Provides the client to the hooks below it, and renders React Query's provider. */
export const VitrineProvider = ({ client, queryClient, children, ...backends }: VitrineProviderProps) => {
  const [own] = useState(() => queryClient ?? new QueryClient());
  const cache = bindClient(queryClient ?? own, client);
  setBackends(cache, backends);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
};
