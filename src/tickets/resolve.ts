import { amountOf } from '../core/parts.ts';
import { isLess } from '../format/amount.ts';
import { minorUnits } from '../format/minor-units.ts';
import { type Picked, SINGLE_PRICE, sumOf } from './picked.ts';
import type {
  AmountProblem,
  TicketOffer,
  TicketPickerState,
  TicketPrice,
  TicketSale,
  TicketState,
  TicketStop,
} from './types.ts';

/** Settings of the event and the site that limit what can be picked. */
export interface PickLimits {
  readonly perOrder?: number | undefined;
  readonly paymentMethodConfigured?: boolean | undefined;
}

/**
 * Number of tickets left, if it is known. For buyers, the platform gives only the smaller of the tickets left and the
 * event's limit for one order. If this number is below the event's limit, it is the number left.
 */
const remainingOf = (
  { stock, perOrder: limit }: TicketOffer,
  { perOrder }: PickLimits,
): number | undefined => {
  if (stock) return stock.limited ? stock.unsold : undefined;
  return perOrder !== undefined && limit < Math.min(perOrder, UNLIMITED) ? limit : undefined;
};

/** The platform's limit for one order if the number of tickets is unlimited. */
const UNLIMITED = 20;

const stopOf = (
  price: TicketPrice,
  sale: TicketSale,
  quantity: number,
  limit: number,
  remaining: number | undefined,
  limits: PickLimits,
): TicketStop | undefined => {
  if (sale.state === 'sold-out') return 'remaining';
  if (sale.state !== 'open') return 'not-on-sale';
  if (price.kind !== 'free' && limits.paymentMethodConfigured === false) return 'no-payment-method';
  if (quantity < limit) return undefined;
  return remaining !== undefined && remaining <= limit ? 'remaining' : 'order-limit';
};

const problemOf = (
  price: TicketPrice,
  quantity: number,
  amount: string | undefined,
): AmountProblem | undefined => {
  if (price.kind !== 'donation' || amount === undefined) return undefined;
  if (amount.trim() === '') return quantity > 0 ? 'amount-missing' : undefined;
  const decimal = /^\d{1,10}(?:\.(\d+))?$/.exec(amount);
  const fraction = decimal?.[1] ?? '';
  if (!decimal || fraction.length > minorUnits(price.minimum.currency)) return 'amount-not-a-decimal';
  const least = amountOf(price.minimum.value ?? price.minimum.amount);
  return least !== undefined && isLess(amount, least) ? 'amount-below-minimum' : undefined;
};

/** The state of one ticket. */
export const ticketState = <Definition>(
  { stock, ...offer }: TicketOffer<Definition>,
  { quantities, amount }: Picked,
  limits: PickLimits,
): TicketState<Definition> => {
  const { price, sale, perOrder } = offer;
  const remaining = remainingOf({ ...offer, stock }, limits);
  const quantity = sumOf(quantities);
  const { [SINGLE_PRICE]: _, ...byOption } = quantities;
  return {
    ...offer,
    remaining,
    quantity,
    quantities: byOption,
    amount: price.kind === 'donation' ? (amount ?? price.minimum.value ?? price.minimum.amount) : undefined,
    stop: stopOf(price, sale, quantity, perOrder, remaining, limits),
    problem: problemOf(price, quantity, amount),
  };
};

/** The state of all tickets together. */
export const pickerState = <Definition>(
  tickets: readonly TicketState<Definition>[],
  limits: PickLimits,
): TicketPickerState<Definition> => {
  const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  const changes = tickets.flatMap(({ sale }) => {
    const at = sale.state === 'scheduled' ? sale.opens : sale.state === 'open' ? sale.closes : undefined;
    return at === undefined ? [] : [at];
  });
  return {
    tickets,
    count,
    noPaymentMethod:
      limits.paymentMethodConfigured === false && tickets.some(({ price }) => price.kind !== 'free'),
    nextChange: changes.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0],
    ready: count > 0 && tickets.every(({ problem, quantity }) => quantity === 0 || problem === undefined),
  };
};
