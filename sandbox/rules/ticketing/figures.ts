import Big from 'big.js';
import { ownValue } from '../../engine/values/objects.ts';
import { smaller, sumOf } from '../../engine/values/money.ts';
import type { EventRecord, ReservedTickets, TicketFigures, TicketTax } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { amountsOf, type Amounts } from '../ticket-sales/amounts.ts';
import type { GivenDiscount } from './discount.ts';

/** The platform's fee for a sold ticket in percent (R166). */
export const FEE_PERCENT = '2.5';

type FeeType = TicketFigures['lines'][number]['feeType'];

interface Line {
  tickets: ReservedTickets;
  name: string;
  feeType: FeeType;
  total: Big;
  discount: Big;
  /** The amount that is taxed; null: not taxed. */
  taxable: Big | null;
  tax: Big;
  fee: Big;
}

/**
 * The figures of an invoice, in this order (R165): the items, minus the discount, plus the tax on the remainder, plus
 * the fee on the remainder and the added tax. Amounts are rounded per line and then summed (R170).
 */
export const figuresOf = (
  world: World,
  event: EventRecord,
  tickets: readonly ReservedTickets[],
  discount?: GivenDiscount,
): TicketFigures => {
  const amounts = amountsOf(world);
  const { tax } = event.ticketing;
  const isAdded = tax !== null && tax.type !== 'INCLUDED';
  const lines = tickets.map((line, index) =>
    lineOf(world, amounts, tax, line, discount?.amounts[index] ?? new Big(0)),
  );
  const { text } = amounts;
  const sum = (of: (line: Line) => Big) => sumOf(lines.map(of));
  const subTotal = sum(({ total }) => total);
  const off = sum((line) => line.discount);
  const taxSum = sum((line) => line.tax);
  const feeIncluded = sum(({ feeType, fee }) => (feeType === 'FEE_INCLUDED' ? fee : new Big(0)));
  const feeAdded = sum(({ fee }) => fee).minus(feeIncluded);
  const grandTotal = subTotal
    .minus(off)
    .plus(isAdded ? taxSum : 0)
    .plus(feeAdded);
  return {
    lines: lines.map((line) => ({
      ticketDefinitionId: line.tickets.ticketDefinitionId,
      name: line.name,
      quantity: line.tickets.quantity,
      unitPrice: line.tickets.unitPrice,
      total: text(line.total),
      discount: text(line.discount),
      taxable: line.taxable && text(line.taxable),
      tax: text(line.tax),
      fee: text(line.fee),
      feeType: line.feeType,
    })),
    subTotal: text(subTotal),
    discount: discount ? { ...discount.about, amount: text(off) } : null,
    tax: tax && {
      name: tax.name,
      rate: tax.rate,
      type: tax.type,
      taxable: text(sum(({ taxable }) => taxable ?? new Big(0))),
      amount: text(taxSum),
    },
    feeAdded: text(feeAdded),
    feeIncluded: text(feeIncluded),
    grandTotal: text(grandTotal),
    revenue: text(grandTotal.minus(feeAdded).minus(feeIncluded)),
  };
};

const lineOf = (
  { state }: World,
  { round }: Amounts,
  tax: TicketTax | null,
  tickets: ReservedTickets,
  wanted: Big,
): Line => {
  const definition = ownValue(state.ticketDefinitions, tickets.ticketDefinitionId);
  const feeType = definition?.fee ?? 'NO_FEE';
  const isDonation = definition?.price.type === 'donation';
  const total = new Big(tickets.unitPrice).times(tickets.quantity);
  const discount = smaller(wanted, total);
  const net = total.minus(discount);
  // Donations are taxed only if the owner has set so (R169).
  const taxed = isDonation && tax?.appliesToDonations !== true ? null : tax;
  const lineTax = taxed ? round(taxOn(net, taxed)) : new Big(0);
  const added = taxed && taxed.type !== 'INCLUDED' ? lineTax : new Big(0);
  return {
    tickets,
    name: definition?.name ?? '',
    feeType,
    total,
    discount,
    taxable: taxed && net,
    tax: lineTax,
    // The fee of a free ticket is a percentage of 0, and so 0 (R167).
    fee: feeType === 'NO_FEE' ? new Big(0) : round(net.plus(added).times(FEE_PERCENT).div(100)),
  };
};

/** The tax on an amount. INCLUDED tax is part of the amount; the other types are added to it. */
const taxOn = (net: Big, { type, rate }: TicketTax): Big =>
  type === 'INCLUDED' ? net.minus(net.times(100).div(new Big(100).plus(rate))) : net.times(rate).div(100);
