import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { VitrineClient } from '../client/client.ts';
import { bindClient } from './binding.ts';
import { queryDefaults } from './query-policy.ts';

/** Props of {@link VitrineProvider}. */
export interface VitrineProviderProps {
  /** The client that every hook below uses; its identity must not change between renders. */
  client: VitrineClient;
  /** Your own QueryClient. Without one the provider makes one with {@link queryDefaults}. */
  queryClient?: QueryClient;
  children?: ReactNode;
}

/** Gives the hooks below it their client, and renders React Query's provider. */
export const VitrineProvider = ({ client, queryClient, children }: VitrineProviderProps) => {
  const [own] = useState(
    () => queryClient ?? new QueryClient({ defaultOptions: { queries: { gcTime: queryDefaults.gcTime } } }),
  );
  return (
    <QueryClientProvider client={bindClient(queryClient ?? own, client)}>{children}</QueryClientProvider>
  );
};
