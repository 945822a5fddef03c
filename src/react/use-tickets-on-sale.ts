import { useQuery } from '@tanstack/react-query';
import { ticketsV1 } from '../tickets/backend/tickets-v1.ts';
import type { BackendCall, TicketsBackend } from '../tickets/backend/types.ts';
import type { TicketOffer } from '../tickets/types.ts';
import { backendOf } from './backends.ts';
import { calledBy, rootKey, useCache } from './binding.ts';

/** Options of {@link useTicketsOnSale}. */
export interface TicketsOnSaleOptions {
  /** The family of calls. Default: the `tickets` of the provider, otherwise `ticketsV1`. */
  readonly backend?: TicketsBackend | undefined;
}

/** Result of {@link useTicketsOnSale}. */
export interface TicketsOnSale {
  /** The tickets in the owner's order; empty until they have been read. The same list until it is read again. */
  readonly tickets: readonly TicketOffer[];
  /** Whether the first read is in flight. */
  readonly pending: boolean;
  /** Error of the last read; null otherwise. */
  readonly error: unknown;
  /** Reads the tickets again, for example at `nextChange` of the picker. */
  readonly refresh: () => void;
}

/** Beginning of the keys of {@link ticketsOnSaleQuery}. */
export const onSaleKey = () => [...rootKey, 'tickets-on-sale'] as const;

const NONE: readonly TicketOffer[] = [];

/** The query of {@link useTicketsOnSale}, for loaders, `prefetchQuery` and `useSuspenseQuery`. */
export const ticketsOnSaleQuery = (eventId: string, { backend }: TicketsOnSaleOptions = {}) => ({
  queryKey: [...onSaleKey(), eventId, ...(backend ? [backend.name] : [])],
  queryFn: (context: Parameters<typeof calledBy>[0]): Promise<readonly TicketOffer[]> => {
    const { onSale } = backend ?? backendOf(context.client, 'tickets') ?? ticketsV1;
    return onSale(eventId, calledBy(context) as BackendCall);
  },
});

/**
 * The tickets of an event that a buyer may see, for {@link useTicketPicker}. They are read again when a hold of this page
 * begins or ends.
 */
export const useTicketsOnSale = (eventId: string, options: TicketsOnSaleOptions = {}): TicketsOnSale => {
  const { data, isPending, error, refetch } = useQuery(ticketsOnSaleQuery(eventId, options), useCache());
  return { tickets: data ?? NONE, pending: isPending, error, refresh: () => void refetch() };
};
