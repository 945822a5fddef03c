import type {
  CreateReservationRequest,
  TicketDefinition,
  TicketReservationQuantity,
} from '../../generated/ticketing/types.ts';
import { createObservable, type Observable } from '../core/observable.ts';
import { type Facts, ONLY, type Pick, pickerState, ticketState } from './resolve.ts';
import { TicketError, type TicketProblem } from './ticket-error.ts';
import type { PickOutcome, TicketPickerState, TicketState } from './types.ts';

/** What a picker knows beside the tickets. */
export interface TicketPickerSetup {
  /** The event that the tickets are for, and how many of a kind one order may have (`registration.tickets`). */
  readonly eventId: string;
  /** Without it, "n left" is known only from tickets read with the fieldset DASHBOARD. */
  readonly perOrder?: number | undefined;
  /** As `getCheckoutOptions` says it; without it nothing is said of payments. */
  readonly paymentMethodConfigured?: boolean | undefined;
}

/** Keeps which tickets of an event were picked, within the limits that the platform gave (journey J5). */
export interface TicketPicker extends Observable<TicketPickerState> {
  /**
   * Picks a number of tickets of one kind, of the price `option` where there are several; more than can be had is
   * lowered, and the outcome says why.
   * @throws TicketError `ticket-unknown` for a ticket or price that is not there.
   */
  readonly pick: (ticketId: string, quantity: number, option?: string) => PickOutcome;
  /** Names what the buyer gives for each ticket of a donation, as a decimal; `undefined` is the minimum again. */
  readonly give: (ticketId: string, amount: string | undefined) => void;
  /** Takes what was read again: what was picked stays as far as it can still be had. */
  readonly update: (tickets: readonly TicketDefinition[], setup?: Omit<TicketPickerSetup, 'eventId'>) => void;
  /** Nothing is picked any more. */
  readonly clear: () => void;
  /**
   * The body of `createReservation`.
   * @throws TicketError, a ValidationError, before anything is sent: nothing was picked, or an amount is missing or
   * below the minimum (R159).
   */
  readonly request: () => CreateReservationRequest;
}

const NOTHING: Pick = { quantities: {}, amount: undefined };

/** What each problem of an amount says. */
const sentences: Readonly<Record<NonNullable<TicketState['problem']>, (minimum: string) => string>> = {
  'amount-missing': () => 'the amount is missing',
  'amount-below-minimum': (minimum) => `the amount is below the minimum of ${minimum}`,
  'amount-not-a-decimal': () => 'the amount is not a decimal of this currency',
};

/** The entry of a reservation for one kind of ticket: with several prices, one for each ticket. */
const wishOf = ({ id, price, quantity, quantities, amount }: TicketState): TicketReservationQuantity => ({
  ticketDefinitionId: id,
  quantity,
  ...(price.kind === 'donation' && amount !== undefined && { priceOverride: amount }),
  ...(price.kind === 'options' && {
    ticketDetails: Object.entries(quantities).flatMap(([pricingOptionId, count]) =>
      Array.from({ length: count }, () => ({ pricingOptionId })),
    ),
  }),
});

const byPlace = (tickets: readonly TicketDefinition[]): readonly TicketDefinition[] =>
  tickets.toSorted((one, other) => one.orderIndex - other.orderIndex);

/** Makes the picker for the tickets of one event. It sends nothing and computes no money. */
export const createTicketPicker = (
  definitions: readonly TicketDefinition[],
  { eventId, ...setup }: TicketPickerSetup,
): TicketPicker => {
  const picks = new Map<string, Pick>();
  let facts: Facts = setup;

  const look = (tickets: readonly TicketDefinition[]): TicketPickerState =>
    pickerState(
      byPlace(tickets).map((ticket) => ticketState(ticket, picks.get(ticket.id) ?? NOTHING, facts)),
      facts,
    );

  const state = createObservable(look(definitions));
  const lookAgain = (): void => state.set(({ tickets }) => look(tickets.map(({ definition }) => definition)));

  const ticketOf = (ticketId: string): TicketState => {
    const found = state.getSnapshot().tickets.find(({ id }) => id === ticketId);
    if (!found) throw new TicketError(`There is no ticket ${ticketId}`, 'ticket-unknown', ticketId);
    return found;
  };

  const pick: TicketPicker['pick'] = (ticketId, quantity, option = ONLY) => {
    const ticket = ticketOf(ticketId);
    const prices = ticket.price.kind === 'options' ? ticket.price.options.map(({ id }) => id) : [ONLY];
    if (!prices.includes(option))
      throw new TicketError(`${ticket.name} has no price ${option}`, 'ticket-unknown', ticketId);
    const before = picks.get(ticketId) ?? NOTHING;
    const { [option]: had = 0, ...others } = before.quantities;
    const wanted = Math.max(0, Math.trunc(quantity));
    const elsewhere = ticket.quantity - had;
    // Fewer is always possible; more, as far as nothing stops it.
    const most = ticket.stop === undefined ? ticket.perOrder - elsewhere : had;
    const taken = Math.min(wanted, Math.max(most, 0));
    picks.set(ticketId, { ...before, quantities: { ...others, ...(taken > 0 && { [option]: taken }) } });
    if (taken !== had) lookAgain();
    return { quantity: taken, stop: taken < wanted ? ticketOf(ticketId).stop : undefined };
  };

  /** Brings what was picked within what can be had now. */
  const lower = (): void => {
    for (const ticket of state.getSnapshot().tickets) {
      const { stop, sale, perOrder, quantities, id } = ticket;
      let left = sale.state === 'open' && stop !== 'no-payment-method' ? perOrder : 0;
      const before = picks.get(id);
      if (!before || ticket.quantity <= left) continue;
      const kept: Record<string, number> = {};
      for (const [option, count] of Object.entries({ ...before.quantities, ...quantities })) {
        const taken = Math.min(count, left);
        left -= taken;
        if (taken > 0) kept[option] = taken;
      }
      picks.set(id, { ...before, quantities: kept });
    }
    lookAgain();
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    pick,
    give: (ticketId, amount) => {
      picks.set(ticketId, { ...(picks.get(ticketOf(ticketId).id) ?? NOTHING), amount });
      lookAgain();
    },
    update: (tickets, more = {}) => {
      const now = state.getSnapshot().tickets.map(({ definition }) => definition);
      const known = JSON.stringify([byPlace(tickets), { ...facts, ...more }]);
      // The same again is no change: a list that a component makes anew each time must not draw it for ever.
      if (known === JSON.stringify([now, facts])) return;
      facts = { ...facts, ...more };
      for (const id of picks.keys()) if (!tickets.some((ticket) => ticket.id === id)) picks.delete(id);
      state.set(look(tickets));
      lower();
    },
    clear: () => {
      picks.clear();
      lookAgain();
    },
    request: () => {
      const { tickets } = state.getSnapshot();
      const picked = tickets.filter(({ quantity }) => quantity > 0);
      if (picked.length === 0) throw new TicketError('No ticket is picked', 'nothing-picked');
      for (const { id, name, problem, price } of picked)
        if (problem) {
          const { minimum } = price.kind === 'donation' ? price : { minimum: undefined };
          const words = sentences[problem](
            minimum ? `${minimum.value ?? minimum.amount} ${minimum.currency}` : '',
          );
          throw new TicketError(`${name}: ${words}`, problem satisfies TicketProblem, id);
        }
      return { eventId, ticketQuantities: picked.map(wishOf) };
    },
  };
};
