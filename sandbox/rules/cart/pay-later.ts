import Big from 'big.js';
import { roundTo, smaller, sumOf } from '../../engine/values/money.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import type { CountedLine } from './counted-line.ts';

/** The parts of the totals that are not paid online (R79). Delivery and fees are always paid now (assumed). */
export interface PaidLater {
  /** Before discounts and tax, like the subtotal of the cart. */
  subtotal: Big;
  discount: Big;
  tax: Big;
  total: Big;
}

const zero = new Big(0);
const nothing: PaidLater = { subtotal: zero, discount: zero, tax: zero, total: zero };

const whole = ({ net, discount, tax, after }: CountedLine): PaidLater => ({
  subtotal: net,
  discount,
  tax: tax?.tax ?? zero,
  total: after,
});

/**
 * The rest of a line after a deposit. The deposit covers discount and tax in proportion, rounded, and the remainder of
 * it covers the price. No part, paid now or later, is below 0.
 */
const afterDeposit = (line: CountedLine, deposit: Big, settings: SandboxSettings): PaidLater => {
  const all = whole(line);
  const now = smaller(deposit, all.total);
  if (now.eq(all.total)) return nothing;
  const shareOf = (part: Big) => roundTo(part.times(now).div(all.total), settings.currency);
  const discount = all.discount.minus(shareOf(all.discount));
  const tax = all.tax.minus(shareOf(all.tax));
  const total = all.total.minus(now);
  const added = settings.taxIncludedInPrices ? zero : tax;
  return { subtotal: total.plus(discount).minus(added), discount, tax, total };
};

/** The part of a line that is paid later: all of it with offline payment, the rest after a deposit (R79). */
const laterOf = (line: CountedLine, settings: SandboxSettings): PaidLater => {
  const { custom, quantity } = line.line;
  if (custom?.paymentOption === 'FULL_PAYMENT_OFFLINE') return whole(line);
  if (custom?.paymentOption !== 'DEPOSIT_ONLINE' || custom.depositAmount === undefined) return nothing;
  return afterDeposit(
    line,
    roundTo(new Big(custom.depositAmount), settings.currency).times(quantity),
    settings,
  );
};

/** The sums that are paid later over all lines (R79). */
export const paidLater = (lines: readonly CountedLine[], settings: SandboxSettings): PaidLater => {
  const parts = lines.map((line) => laterOf(line, settings));
  return {
    subtotal: sumOf(parts.map(({ subtotal }) => subtotal)),
    discount: sumOf(parts.map(({ discount }) => discount)),
    tax: sumOf(parts.map(({ tax }) => tax)),
    total: sumOf(parts.map(({ total }) => total)),
  };
};
