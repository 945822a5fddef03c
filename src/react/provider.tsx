import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VitrineClient } from '../core/client.ts';
import { bindClient } from './binding.ts';

/** Props of {@link VitrineProvider}. */
export interface VitrineProviderProps {
  /** The client that every hook below uses; its identity must not change between renders. */
  client: VitrineClient;
  /** Your own QueryClient; on a server, one for each request. Default: the provider creates one. */
  queryClient?: QueryClient;
  children?: ReactNode;
}

/** Provides the client to the hooks below it, and renders React Query's provider. */
export const VitrineProvider = ({ client, queryClient, children }: VitrineProviderProps) => {
  const [own] = useState(() => queryClient ?? new QueryClient());
  return (
    <QueryClientProvider client={bindClient(queryClient ?? own, client)}>{children}</QueryClientProvider>
  );
};
