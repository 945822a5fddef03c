import type { TicketDefinition } from '../../generated/ticketing/types.ts';
import { isLess } from '../format/amount.ts';
import { minorUnits } from '../format/minor-units.ts';
import type {
  AmountProblem,
  TicketPickerState,
  TicketPrice,
  TicketSale,
  TicketState,
  TicketStop,
} from './types.ts';

/** What was picked of one kind of ticket: quantities by price, those of the only price under the empty name. */
export interface Pick {
  readonly quantities: Readonly<Record<string, number>>;
  readonly amount: string | undefined;
}

/** What is known beside the tickets. */
export interface Facts {
  readonly perOrder?: number | undefined;
  readonly paymentMethodConfigured?: boolean | undefined;
}

/** The name of the price of tickets that have one only. */
export const ONLY = '';

export const sumOf = (quantities: Readonly<Record<string, number>>): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

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

/** The platform's limit is what is left or the event's own, whichever is less (R152): below the event's, it is what is left. */
const remainingOf = (
  { dashboard, limitPerCheckout }: TicketDefinition,
  { perOrder }: Facts,
): number | undefined => {
  if (dashboard) return dashboard.limited ? dashboard.unsold : undefined;
  return perOrder !== undefined && limitPerCheckout < Math.min(perOrder, UNLIMITED)
    ? limitPerCheckout
    : undefined;
};

/** What one order may have of tickets whose number is not limited (R152). */
const UNLIMITED = 20;

const stopOf = (
  price: TicketPrice,
  sale: TicketSale,
  quantity: number,
  limit: number,
  remaining: number | undefined,
  facts: Facts,
): TicketStop | undefined => {
  if (sale.state === 'sold-out') return 'remaining';
  if (sale.state !== 'open') return 'not-on-sale';
  if (price.kind !== 'free' && facts.paymentMethodConfigured === false) return 'no-payment-method';
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
  const [, fraction = ''] = /^\d{1,10}(?:\.(\d+))?$/.exec(amount) ?? [undefined, 'none'];
  if (fraction === 'none' || fraction.length > minorUnits(price.minimum.currency))
    return 'amount-not-a-decimal';
  const least = price.minimum.value ?? price.minimum.amount;
  return isLess(amount, least) ? 'amount-below-minimum' : undefined;
};

/** One kind of ticket, with what was picked of it. */
export const ticketState = (
  definition: TicketDefinition,
  { quantities, amount }: Pick,
  facts: Facts,
): TicketState => {
  const price = priceOf(definition);
  const sale = saleOf(definition);
  const remaining = remainingOf(definition, facts);
  const quantity = sumOf(quantities);
  const perOrder = definition.limitPerCheckout;
  const { [ONLY]: _, ...byOption } = quantities;
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
    stop: stopOf(price, sale, quantity, perOrder, remaining, facts),
    problem: problemOf(price, quantity, amount),
  };
};

/** All kinds together. */
export const pickerState = (tickets: readonly TicketState[], facts: Facts): TicketPickerState => {
  const count = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  const changes = tickets.flatMap(({ sale }) => {
    const at = sale.state === 'scheduled' ? sale.opens : sale.state === 'open' ? sale.closes : undefined;
    return at === undefined ? [] : [at];
  });
  return {
    tickets,
    count,
    noPaymentMethod:
      facts.paymentMethodConfigured === false && tickets.some(({ price }) => price.kind !== 'free'),
    nextChange: changes.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0],
    ready: count > 0 && tickets.every(({ problem, quantity }) => quantity === 0 || problem === undefined),
  };
};
