import type { EstimateTotalsResponse, MultiCurrencyPrice } from 'vitrine/carts';
import { text } from '../text/text.ts';

export interface TotalsRow {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'fees' | 'total';
  readonly label: string;
  readonly amount: string;
  /** The platform could not work this part out. */
  readonly unknown?: boolean;
}

/** Whether an amount is more than nothing. A comparison of digits, not arithmetic. */
export const isSomething = (price: MultiCurrencyPrice | undefined): price is MultiCurrencyPrice =>
  price !== undefined && /[1-9]/.test(price.amount);

/** The rows of the breakdown, in the order of the sum. Amounts are the platform's own words. */
export const totalsRows = ({
  priceSummary,
  appliedDiscounts,
  calculationErrors,
}: EstimateTotalsResponse): readonly TotalsRow[] => {
  const { subtotal, discount, shipping, additionalFees, tax, total } = priceSummary;
  const code = appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code;
  const rows: (TotalsRow | false)[] = [
    { kind: 'subtotal', label: text.totals.subtotal, amount: subtotal.formattedConvertedAmount },
    isSomething(discount) && {
      kind: 'discount',
      label: code === undefined ? text.totals.discount : text.totals.discountOf(code),
      amount: `−${discount.formattedConvertedAmount}`,
    },
    shipping !== undefined && {
      kind: 'shipping',
      label: text.totals.shipping,
      amount: isSomething(shipping) ? shipping.formattedConvertedAmount : text.totals.free,
    },
    isSomething(additionalFees) && {
      kind: 'fees',
      label: text.totals.fees,
      amount: additionalFees.formattedConvertedAmount,
    },
    tax === undefined || calculationErrors.taxCalculationError
      ? { kind: 'tax', label: text.totals.tax, amount: text.totals.taxUnknown, unknown: true }
      : { kind: 'tax', label: text.totals.tax, amount: tax.formattedConvertedAmount },
    { kind: 'total', label: text.totals.total, amount: total.formattedConvertedAmount },
  ];
  return rows.filter((row) => row !== false);
};

/** How a line is paid where a membership pays for it: what it comes to then, in the platform's words. */
export const membershipPrice = (
  totals: EstimateTotalsResponse | undefined,
  lineId: string,
): string | undefined => {
  const line = totals?.calculatedLineItems.find(({ lineItemId }) => lineItemId === lineId);
  if (line?.paymentOption !== 'MEMBERSHIP') return undefined;
  return line.pricesBreakdown?.totalPriceAfterTax?.formattedConvertedAmount;
};

/** What the coupon takes off a line, as text; undefined when nothing. */
export const lineDiscount = (
  totals: EstimateTotalsResponse | undefined,
  lineId: string,
): string | undefined => {
  const discount = totals?.calculatedLineItems.find(({ lineItemId }) => lineItemId === lineId)
    ?.pricesBreakdown?.totalDiscount;
  return isSomething(discount) ? discount.formattedConvertedAmount : undefined;
};
