import { entryOf } from '../core/json.ts';
import type { CreateReservationRequest, TicketDefinition } from '../../generated/ticketing/types.ts';
import { wordsOf } from '../core/parts.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { notWhole } from '../core/quantity.ts';
import { offerOf, placeOf } from './backend/offer-v1.ts';
import { NOTHING_PICKED, type Picked, SINGLE_PRICE, withinLimits, withQuantity } from './picked.ts';
import { requestOf } from './request.ts';
import { type PickLimits, pickerState, ticketState } from './resolve.ts';
import { TicketError } from './ticket-error.ts';
import type {
  DefinitionOf,
  PickableTicket,
  PickOutcome,
  TicketOffer,
  TicketPickerState,
  TicketState,
} from './types.ts';

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
export interface TicketPicker<Ticket extends PickableTicket = TicketDefinition> extends Observable<
  TicketPickerState<DefinitionOf<Ticket>>
> {
  /**
   * Sets the quantity of a ticket. If the ticket has several prices, `option` names the price. A quantity above the limit
   * is lowered to it, and the result says why. A negative quantity counts as 0, and a fraction is cut off.
   * @throws TicketError `ticket-unknown` for an unknown ticket or price, `invalid-quantity` for NaN and for a value that is
   * not a number: the picked quantity stays.
   */
  readonly pick: (ticketId: string, quantity: number, option?: string) => PickOutcome;
  /** Sets the buyer's amount for each ticket of a donation, as a decimal; `undefined` resets it to the minimum. */
  readonly give: (ticketId: string, amount: string | undefined) => void;
  /** Takes tickets that were read again. Picked quantities stay as far as the new limits allow. */
  readonly update: (tickets: readonly Ticket[], setup?: Omit<TicketPickerSetup, 'eventId'>) => void;
  /** Sets all quantities to 0, and all amounts to the minimum. */
  readonly clear: () => void;
  /**
   * The body of `createReservation`. Its `ticketQuantities` are the tickets for `reserve` of a reservation, with every
   * backend.
   * @throws TicketError, a ValidationError, before a request is sent: no ticket is picked, or an amount is
   * missing, below the minimum or not a decimal of the currency.
   */
  readonly request: () => CreateReservationRequest;
}

/** The offers of the tickets. Definitions of the first family are sorted; offers come in the owner's order. */
const offersOf = <Ticket extends PickableTicket>(
  tickets: readonly Ticket[],
): readonly TicketOffer<DefinitionOf<Ticket>>[] =>
  tickets
    .filter(({ id }) => wordsOf(id) !== '')
    .toSorted((one, other) => placeIn(one) - placeIn(other))
    .map((ticket) => ('sale' in ticket ? ticket : offerOf(ticket)) as TicketOffer<DefinitionOf<Ticket>>);

const placeIn = (ticket: PickableTicket): number => ('sale' in ticket ? 0 : placeOf(ticket));

/**
 * Makes the picker for the tickets of one event: the definitions of `queryAvailableTickets`, or the offers of a backend.
 * It sends no requests and computes no money.
 */
export const createTicketPicker = <Ticket extends PickableTicket>(
  tickets: readonly Ticket[],
  { eventId, ...setup }: TicketPickerSetup,
): TicketPicker<Ticket> => {
  type State = TicketPickerState<DefinitionOf<Ticket>>;
  const picks = new Map<string, Picked>();
  let limits: PickLimits = setup;
  let offers = offersOf(tickets);

  const pickedOf = (id: string): Picked => picks.get(id) ?? NOTHING_PICKED;
  const present = (): State =>
    pickerState(
      offers.map((offer) => ticketState(offer, pickedOf(offer.id), limits)),
      limits,
    );

  const state = createObservable(present());
  const recompute = (): void => state.set(present());

  const ticketOf = (ticketId: string): TicketState<DefinitionOf<Ticket>> => {
    const found = state.getSnapshot().tickets.find(({ id }) => id === ticketId);
    if (!found) throw new TicketError(`There is no ticket ${ticketId}`, 'ticket-unknown', ticketId);
    return found;
  };

  const pick: TicketPicker<Ticket>['pick'] = (ticketId, quantity, option = SINGLE_PRICE) => {
    const ticket = ticketOf(ticketId);
    if (typeof quantity !== 'number' || Number.isNaN(quantity))
      throw new TicketError(
        notWhole(`The quantity of ${ticket.name}`, quantity, { least: 0, most: ticket.perOrder }),
        'invalid-quantity',
        ticketId,
      );
    const before = pickedOf(ticketId);
    const wanted = Math.max(0, Math.trunc(quantity));
    const { picked, taken } = withQuantity(ticket, before, option, wanted);
    picks.set(ticketId, picked);
    if (taken !== (entryOf(before.quantities, option) ?? 0)) recompute();
    return { quantity: taken, stop: taken < wanted ? ticketOf(ticketId).stop : undefined };
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    pick,
    give: (ticketId, amount) => {
      const { id } = ticketOf(ticketId);
      // A program in plain JavaScript may pass the number of an input field.
      picks.set(id, { ...pickedOf(id), amount: amount == null ? undefined : `${amount}` });
      recompute();
    },
    update: (again, more = {}) => {
      const next = { ...limits, ...more };
      const nextOffers = offersOf(again);
      // A component may pass an equal list in each render: treating it as a change would render again without end.
      if (JSON.stringify([nextOffers, next]) === JSON.stringify([offers, limits])) return;
      [limits, offers] = [next, nextOffers];
      for (const id of picks.keys()) if (!offers.some((offer) => offer.id === id)) picks.delete(id);
      for (const ticket of present().tickets) {
        const picked = picks.get(ticket.id);
        if (picked) picks.set(ticket.id, withinLimits(ticket, picked));
      }
      recompute();
    },
    clear: () => {
      picks.clear();
      recompute();
    },
    request: () => requestOf(eventId, state.getSnapshot().tickets),
  };
};
