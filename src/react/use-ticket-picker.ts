import { useEffect, useMemo, useState } from 'react';
import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import { createTicketPicker, type TicketPicker, type TicketPickerSetup } from '../tickets/ticket-picker.ts';
import type { DefinitionOf, PickableTicket, TicketPickerState } from '../tickets/types.ts';
import { useObservable } from './use-observable.ts';

/** State of the picked tickets, and the functions that change it. */
export type TicketPickerResult<Ticket extends PickableTicket = TicketDefinition> = TicketPickerState<
  DefinitionOf<Ticket>
> &
  Omit<TicketPicker<Ticket>, 'getSnapshot' | 'subscribe'>;

/**
 * The picked tickets of an event. If the tickets or the settings are read again, the picked quantities stay as far as
 * the new limits allow. For another event nothing is picked.
 */
export const useTicketPicker = <Ticket extends PickableTicket>(
  tickets: readonly Ticket[],
  setup: TicketPickerSetup,
): TicketPickerResult<Ticket> => {
  const { eventId, perOrder, paymentMethodConfigured } = setup;
  const make = () => ({ eventId, picker: createTicketPicker(tickets, setup) });
  const [kept, keep] = useState(make);
  let room = kept;
  if (kept.eventId !== eventId) {
    room = make();
    keep(room);
  }
  const { picker } = room;
  useEffect(
    () => picker.update(tickets, { perOrder, paymentMethodConfigured }),
    [picker, tickets, perOrder, paymentMethodConfigured],
  );
  const state = useObservable(picker);
  return useMemo(() => {
    const { getSnapshot: _, subscribe: __, ...actions } = picker;
    return { ...state, ...actions };
  }, [picker, state]);
};
