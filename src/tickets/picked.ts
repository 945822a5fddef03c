import { entryOf } from '../core/json.ts';
import { TicketError } from './ticket-error.ts';
import type { TicketState } from './types.ts';

/** The buyer's input for one ticket: quantities by id of the pricing option, and the amount of a donation. */
export interface Picked {
  readonly quantities: Readonly<Record<string, number>>;
  readonly amount: string | undefined;
}

export const NOTHING_PICKED: Picked = { quantities: {}, amount: undefined };

/** Key of the quantity of a ticket with a single price. */
export const SINGLE_PRICE = '';

export const sumOf = (quantities: Readonly<Record<string, number>>): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/**
 * Returns the input with a new quantity of one price, lowered to the limit: a lower quantity is always allowed, a
 * higher one up to the limit of an order, unless the ticket has a stop.
 * @throws TicketError `ticket-unknown` for an unknown price.
 */
export const withQuantity = (
  ticket: TicketState<unknown>,
  picked: Picked,
  option: string,
  wanted: number,
): { readonly picked: Picked; readonly taken: number } => {
  const prices = ticket.price.kind === 'options' ? ticket.price.options.map(({ id }) => id) : [SINGLE_PRICE];
  if (!prices.includes(option))
    throw new TicketError(`${ticket.name} has no price ${option}`, 'ticket-unknown', ticket.id);
  const { [option]: _before, ...others } = picked.quantities;
  const before = entryOf(picked.quantities, option) ?? 0;
  const ofOtherPrices = ticket.quantity - before;
  const limit = ticket.stop === undefined ? ticket.perOrder - ofOtherPrices : before;
  const taken = Math.min(wanted, Math.max(limit, 0));
  return { picked: { ...picked, quantities: { ...others, ...(taken > 0 && { [option]: taken }) } }, taken };
};

/**
 * Returns the input with its quantities lowered to the present limit of the ticket; the quantities of the first prices
 * are lowered last.
 */
export const withinLimits = (ticket: TicketState<unknown>, picked: Picked): Picked => {
  const { stop, sale, perOrder, quantity } = ticket;
  let left = sale.state === 'open' && stop !== 'no-payment-method' ? perOrder : 0;
  if (quantity <= left) return picked;
  const quantities: [string, number][] = [];
  for (const [option, count] of Object.entries(picked.quantities)) {
    const taken = Math.min(count, left);
    left -= taken;
    if (taken > 0) quantities.push([option, taken]);
  }
  return { ...picked, quantities: Object.fromEntries(quantities) };
};
