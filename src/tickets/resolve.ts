import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import { isLess } from '../format/amount.ts';
import { minorUnits } from '../format/minor-units.ts';
import { type Picked, SINGLE_PRICE, sumOf } from './picked.ts';
import type {
  AmountProblem,
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

const priceOf = ({ free, price, pricing }: TicketDefinition): TicketPrice => {
  if (pricing?.minPrice) return { kind: 'donation', minimum: pricing.minPrice };
  const options = pricing?.pricingOptions?.options;
  if (options)
    return {
      kind: 'options',
      options: options.flatMap(({ id, name = '', price: each }) =>
        id !== undefined && each ? [{ id, name, price: each }] : [],
      ),
    };
  const fixed = pricing?.fixedPrice ?? price;
  return free || !fixed ? { kind: 'free' } : { kind: 'fixed', price: fixed };
};

const saleOf = ({ saleStatus, salePeriod, limitPerCheckout }: TicketDefinition): TicketSale => {
  if (saleStatus === 'SALE_SCHEDULED') return { state: 'scheduled', opens: salePeriod?.startDate };
  if (saleStatus === 'SALE_ENDED') return { state: 'ended', closed: salePeriod?.endDate };
  return limitPerCheckout === 0 ? { state: 'sold-out' } : { state: 'open', closes: salePeriod?.endDate };
};

/**
 * Number of tickets left, if it is known. For buyers, the platform gives only the smaller of the tickets left and the
 * event's limit for one order. If this number is below the event's limit, it is the number left.
 */
const remainingOf = (
  { dashboard, limitPerCheckout }: TicketDefinition,
  { perOrder }: PickLimits,
): number | undefined => {
  if (dashboard) return dashboard.limited ? dashboard.unsold : undefined;
  return perOrder !== undefined && limitPerCheckout < Math.min(perOrder, UNLIMITED)
    ? limitPerCheckout
    : undefined;
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
  const least = price.minimum.value ?? price.minimum.amount;
  return isLess(amount, least) ? 'amount-below-minimum' : undefined;
};

/** The state of one ticket. */
export const ticketState = (
  definition: TicketDefinition,
  { quantities, amount }: Picked,
  limits: PickLimits,
): TicketState => {
  const price = priceOf(definition);
  const sale = saleOf(definition);
  const remaining = remainingOf(definition, limits);
  const quantity = sumOf(quantities);
  const perOrder = definition.limitPerCheckout;
  const { [SINGLE_PRICE]: _, ...byOption } = quantities;
  const fee = definition.wixFeeConfig?.type;
  return {
    id: definition.id,
    name: definition.name,
    description: definition.description,
    definition,
    price,
    fee: fee === 'FEE_ADDED' || fee === 'FEE_ADDED_AT_CHECKOUT' || fee === 'FEE_INCLUDED' ? fee : undefined,
    sale,
    remaining,
    perOrder,
    quantity,
    quantities: byOption,
    amount: price.kind === 'donation' ? (amount ?? price.minimum.value ?? price.minimum.amount) : undefined,
    stop: stopOf(price, sale, quantity, perOrder, remaining, limits),
    problem: problemOf(price, quantity, amount),
  };
};

/** The state of all tickets together. */
export const pickerState = (tickets: readonly TicketState[], limits: PickLimits): TicketPickerState => {
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
