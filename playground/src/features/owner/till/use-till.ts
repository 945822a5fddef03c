import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useCancelReservation,
  useCreateReservation,
  usePosCheckout,
  useListAvailableTickets,
  useQueryAvailableTickets,
} from 'vitrine/react/ticketing';
import { useServices } from '../../../site/services.ts';
import { hiddenOffers, type KeptTicket, offersOf, type Picked, wishesOf } from './till.ts';

/** Maximum number of ticket definitions of one event. */
const MOST = 100;

/** The offers of an event. Hidden tickets come from the sandbox's state, because no call lists them. */
export const useTillOffers = (eventId: string, hidden: boolean) => {
  const { control } = useServices();
  const enabled = eventId !== '';
  const shown = useQueryAvailableTickets(
    { filter: { eventId: { $eq: eventId } }, fieldset: ['DASHBOARD'], sort: 'orderIndex:asc', limit: MOST },
    { query: { enabled } },
  );
  const notYet = useListAvailableTickets(
    { eventId, limit: MOST, state: ['INCLUDE_HIDDEN_NOT_ON_SALE'] },
    { query: { enabled: enabled && hidden } },
  );
  const kept = useQuery({
    queryKey: ['hidden tickets', eventId],
    queryFn: () =>
      control.send<{ ticketDefinitions: Readonly<Record<string, KeptTicket>> }>('GET /sandbox/state'),
    enabled: enabled && hidden,
  });
  const known = new Set(shown.data?.definitions.map(({ id }) => id));
  const later = notYet.data?.definitions.filter(({ id }) => !known.has(id)) ?? [];
  const offers = [
    ...(shown.data?.definitions ?? [])
      .filter(({ saleStatus }) => saleStatus === 'SALE_STARTED')
      .flatMap(offersOf),
    ...(hidden
      ? [
          ...later.filter(({ saleStatus }) => saleStatus === 'SALE_STARTED').flatMap(offersOf),
          ...hiddenOffers(Object.values(kept.data?.ticketDefinitions ?? {}), eventId),
        ]
      : []),
  ];
  return {
    offers,
    isPending: enabled && shown.isPending,
    error: shown.error ?? notYet.error ?? kept.error,
    refetch: () => void shown.refetch(),
  };
};

/** Picks, reserves and sells tickets. */
export const useTill = (eventId: string) => {
  const [picked, setPicked] = useState<Picked>({});
  const hold = useCreateReservation();
  const release = useCancelReservation();
  const pay = usePosCheckout();
  const clear = () => {
    setPicked({});
    hold.reset();
    release.reset();
  };
  const set = (key: string, quantity: number) =>
    setPicked((before) => {
      const { [key]: _, ...others } = before;
      return quantity > 0 ? { ...others, [key]: quantity } : others;
    });
  return {
    picked,
    set,
    add: (key: string) => {
      pay.reset();
      set(key, (picked[key] ?? 0) + 1);
    },
    held: hold.data,
    order: pay.data?.order,
    isPending: hold.isPending || release.isPending || pay.isPending,
    error: hold.error ?? release.error ?? pay.error,
    hold: (offers: Parameters<typeof wishesOf>[0], ignoreLimits: boolean, allowHiddenTickets: boolean) =>
      hold.mutate({
        data: {
          eventId,
          ticketQuantities: wishesOf(offers, picked),
          ...(ignoreLimits && { ignoreLimits }),
          ...(allowHiddenTickets && { allowHiddenTickets }),
        },
      }),
    release: () =>
      hold.data && release.mutate({ id: hold.data.id, params: { eventId } }, { onSuccess: clear }),
    pay: () =>
      hold.data && pay.mutate({ data: { eventId, reservationId: hold.data.id } }, { onSuccess: clear }),
  };
};

export type Till = ReturnType<typeof useTill>;
