import type { CreateReservationRequest, TicketDefinition } from '../../generated/ticketing/types.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { NOTHING_PICKED, type Picked, SINGLE_PRICE, withinLimits, withQuantity } from './picked.ts';
import { requestOf } from './request.ts';
import { type PickLimits, pickerState, ticketState } from './resolve.ts';
import { TicketError } from './ticket-error.ts';
import type { PickOutcome, TicketPickerState, TicketState } from './types.ts';

/** Settings of a picker. */
export interface TicketPickerSetup {
  /** Id of the event of the tickets. */
  readonly eventId: string;
  /**
   * Maximum quantity of a ticket in one order (`registration.tickets`). Without it, the number of tickets left is known
   * only from tickets read with the fieldset DASHBOARD.
   */
  readonly perOrder?: number | undefined;
  /** Value of `getCheckoutOptions`. Without it, tickets can be picked even if a payment method is missing. */
  readonly paymentMethodConfigured?: boolean | undefined;
}

/** Keeps the picked tickets of an event within the platform's limits. */
export interface TicketPicker extends Observable<TicketPickerState> {
  /**
   * Sets the quantity of a ticket. If the ticket has several prices, `option` names the price. A quantity above the limit
   * is lowered to it, and the result says why.
   * @throws TicketError `ticket-unknown` for an unknown ticket or price.
   */
  readonly pick: (ticketId: string, quantity: number, option?: string) => PickOutcome;
  /** Sets the buyer's amount for each ticket of a donation, as a decimal; `undefined` resets it to the minimum. */
  readonly give: (ticketId: string, amount: string | undefined) => void;
  /** Takes tickets that were read again. Picked quantities stay as far as the new limits allow. */
  readonly update: (tickets: readonly TicketDefinition[], setup?: Omit<TicketPickerSetup, 'eventId'>) => void;
  /** Sets all quantities to 0. */
  readonly clear: () => void;
  /**
   * The body of `createReservation`.
   * @throws TicketError, a ValidationError, before a request is sent: no ticket is picked, or an amount is missing or
   * below the minimum.
   */
  readonly request: () => CreateReservationRequest;
}

const byOrderIndex = (tickets: readonly TicketDefinition[]): readonly TicketDefinition[] =>
  tickets.toSorted((one, other) => one.orderIndex - other.orderIndex);

/** Makes the picker for the tickets of one event. It sends no requests and computes no money. */
export const createTicketPicker = (
  definitions: readonly TicketDefinition[],
  { eventId, ...setup }: TicketPickerSetup,
): TicketPicker => {
  const picks = new Map<string, Picked>();
  let limits: PickLimits = setup;

  const pickedOf = (id: string): Picked => picks.get(id) ?? NOTHING_PICKED;
  const stateOf = (tickets: readonly TicketDefinition[]): TicketPickerState =>
    pickerState(
      byOrderIndex(tickets).map((ticket) => ticketState(ticket, pickedOf(ticket.id), limits)),
      limits,
    );

  const state = createObservable(stateOf(definitions));
  const recompute = (): void =>
    state.set(({ tickets }) => stateOf(tickets.map(({ definition }) => definition)));

  const ticketOf = (ticketId: string): TicketState => {
    const found = state.getSnapshot().tickets.find(({ id }) => id === ticketId);
    if (!found) throw new TicketError(`There is no ticket ${ticketId}`, 'ticket-unknown', ticketId);
    return found;
  };

  const pick: TicketPicker['pick'] = (ticketId, quantity, option = SINGLE_PRICE) => {
    const ticket = ticketOf(ticketId);
    const before = pickedOf(ticketId);
    const wanted = Math.max(0, Math.trunc(quantity));
    const { picked, taken } = withQuantity(ticket, before, option, wanted);
    picks.set(ticketId, picked);
    if (taken !== (before.quantities[option] ?? 0)) recompute();
    return { quantity: taken, stop: taken < wanted ? ticketOf(ticketId).stop : undefined };
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    pick,
    give: (ticketId, amount) => {
      const { id } = ticketOf(ticketId);
      picks.set(id, { ...pickedOf(id), amount });
      recompute();
    },
    update: (tickets, more = {}) => {
      const now = state.getSnapshot().tickets.map(({ definition }) => definition);
      const next = { ...limits, ...more };
      // A component may pass an equal list in each render: treating it as a change would render again without end.
      if (JSON.stringify([byOrderIndex(tickets), next]) === JSON.stringify([now, limits])) return;
      limits = next;
      for (const id of picks.keys()) if (!tickets.some((ticket) => ticket.id === id)) picks.delete(id);
      for (const ticket of stateOf(tickets).tickets) {
        const picked = picks.get(ticket.id);
        if (picked) picks.set(ticket.id, withinLimits(ticket, picked));
      }
      state.set(stateOf(tickets));
    },
    clear: () => {
      picks.clear();
      recompute();
    },
    request: () => requestOf(eventId, state.getSnapshot().tickets),
  };
};
