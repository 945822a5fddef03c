import type { CalculationErrors, MultiCurrencyPrice } from 'vitrine/carts';
import type { CartEstimate } from 'vitrine/state';
import { text } from '../../text/text.ts';
import { cartMoney } from '../../lib/format.ts';

export interface TotalsRow {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'fees' | 'total';
  readonly label: string;
  readonly amount: string;
  /** The platform could not calculate this row. */
  readonly unknown?: boolean;
}

/** Whether an amount is above zero. Compares digits, without arithmetic. */
export const isSomething = (price: MultiCurrencyPrice | undefined): price is MultiCurrencyPrice =>
  price !== undefined && /[1-9]/.test(price.amount);

/** Whether the platform gives no shipping option and no price of one; the amount in the summary is then zero. */
export const isUncalculated = ({
  generalShippingCalculationError: all,
  carrierErrors: carriers,
  selectedShippingOptionError: selected,
}: CalculationErrors): boolean => [all, carriers, selected].some((error) => error !== undefined);

/** The rows of the breakdown in the order of the sum. Every amount comes from the platform. */
export const totalsRows = ({
  cart,
  priceSummary,
  shippingInfo,
  appliedDiscounts,
  calculationErrors,
}: CartEstimate): readonly TotalsRow[] => {
  const written = (price: MultiCurrencyPrice | undefined): string =>
    cartMoney(price, cart.conversionCurrency);
  const { subtotal, discount, shipping, additionalFees, tax, total } = priceSummary;
  const code = appliedDiscounts.find(({ coupon }) => coupon)?.coupon?.code;
  const rows: (TotalsRow | false)[] = [
    subtotal !== undefined && {
      kind: 'subtotal',
      label: text.totals.subtotal,
      amount: written(subtotal),
    },
    isSomething(discount) && {
      kind: 'discount',
      label: code === undefined ? text.totals.discount : text.totals.discountOf(code),
      amount: text.totals.minus(written(discount)),
    },
    isUncalculated(calculationErrors)
      ? { kind: 'shipping', label: text.totals.shipping, amount: text.totals.unknown, unknown: true }
      : // Without an option nothing is delivered, so that nothing is free either.
        (isSomething(shipping) || shippingInfo?.selectedCarrierServiceOption !== undefined) && {
          kind: 'shipping',
          label: text.totals.shipping,
          amount: isSomething(shipping) ? written(shipping) : text.totals.free,
        },
    isSomething(additionalFees) && {
      kind: 'fees',
      label: text.totals.fees,
      amount: written(additionalFees),
    },
    tax === undefined || calculationErrors.taxCalculationError
      ? !(cart.taxIncludedInPrices && !calculationErrors.taxCalculationError) && {
          kind: 'tax',
          label: text.totals.tax,
          amount: text.totals.unknown,
          unknown: true,
        }
      : { kind: 'tax', label: text.totals.tax, amount: written(tax) },
    { kind: 'total', label: text.totals.total, amount: written(total) },
  ];
  return rows.filter((row) => row !== false);
};

/** The formatted price of a line that a membership pays for. */
export const membershipPrice = (totals: CartEstimate | undefined, lineId: string): string | undefined => {
  const line = totals?.calculatedLineItems.find(({ lineItemId }) => lineItemId === lineId);
  if (line?.paymentOption !== 'MEMBERSHIP') return undefined;
  const price = line.pricesBreakdown?.totalPriceAfterTax;
  return price && totals && cartMoney(price, totals.cart.conversionCurrency);
};

/** The formatted discount of a coupon on a line; undefined if there is none. */
export const lineDiscount = (totals: CartEstimate | undefined, lineId: string): string | undefined => {
  const discount = totals?.calculatedLineItems.find(({ lineItemId }) => lineItemId === lineId)
    ?.pricesBreakdown?.totalDiscount;
  return isSomething(discount) && totals ? cartMoney(discount, totals.cart.conversionCurrency) : undefined;
};
