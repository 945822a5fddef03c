import Big from 'big.js';
import type {
  AppliedDiscount,
  CalculatedLineItem,
  CalculationErrors,
  DiscountType,
  EstimateTotalsRequest,
  EstimateTotalsResponse,
  PriceSummary,
  Violation,
} from '../../../generated/carts/types.ts';
import { money } from '../../engine/values/money.ts';
import type { CartRecord } from '../../records/state.ts';
import { cartAnswer } from './cart-answer.ts';
import type { World } from '../../engine/context.ts';
import { shippingView } from './shipping.ts';
import { taxDetails } from './tax.ts';
import type { CountedLine } from './counted-line.ts';
import { totalsOf, type Totals } from './totals.ts';

/** The estimate of a cart as the API writes it. A failed part is reported beside the other parts (R81). */
export const estimateView = (
  world: World,
  cart: CartRecord,
  options: EstimateTotalsRequest,
): EstimateTotalsResponse => {
  const { currency, additionalFees } = world.state.settings;
  const totals = totalsOf(world, cart, options);
  const { later } = totals;
  const none = new Big(0);
  return {
    cart: cartAnswer(world, cart),
    currency,
    weightUnit: 'KG',
    calculatedLineItems: totals.shown.map((line) => lineTotals(line, totals, currency)),
    priceSummary: summaryView(totals, currency),
    payNow: summaryView(
      {
        ...totals,
        subtotal: totals.subtotal.minus(later.subtotal),
        discount: totals.discount.minus(later.discount),
        tax: totals.tax.minus(later.tax),
        total: totals.total.minus(later.total),
      },
      currency,
    ),
    payLater: summaryView({ ...later, shippingPrice: none, fees: none }, currency),
    ...(totals.taxFailed || options.calculateTax === false
      ? {}
      : {
          taxSummary: {
            taxableAmount: money(totals.taxable, currency),
            totalTax: money(totals.tax, currency),
          },
        }),
    ...(totals.shipping && {
      shippingInfo: shippingView(world, totals.shipping, totals.shippingDiscount, totals.taxOf),
    }),
    appliedDiscounts: discountsView(totals, currency),
    additionalFees: totals.fees.eq(0)
      ? []
      : additionalFees.map(({ code, name, price }) => ({
          code,
          name,
          source: 'MANUAL' as const,
          price: money(new Big(price), currency),
        })),
    membershipOptions: {
      eligibleMemberships: totals.memberships.eligible,
      invalidMemberships: totals.memberships.invalid,
      selectedMemberships: totals.memberships.selected,
    },
    calculationErrors: calculationErrorsOf(totals),
    violations: violationsOf(world, totals),
  };
};

type Sums = Pick<Totals, 'subtotal' | 'discount' | 'shippingPrice' | 'fees' | 'tax' | 'total'>;

/** The totals as the API writes them. */
export const summaryView = (sums: Sums, currency: string): PriceSummary => ({
  subtotal: money(sums.subtotal, currency),
  discount: money(sums.discount, currency),
  shipping: money(sums.shippingPrice, currency),
  additionalFees: money(sums.fees, currency),
  tax: money(sums.tax, currency),
  total: money(sums.total, currency),
});

const lineTotals = (counted: CountedLine, { memberships }: Totals, currency: string): CalculatedLineItem => {
  const { line, unit, full, net, discount, tax, after } = counted;
  return {
    lineItemId: line.id,
    paymentOption: memberships.paid.has(line.id)
      ? 'MEMBERSHIP'
      : (line.custom?.paymentOption ?? 'FULL_PAYMENT_ONLINE'),
    pricesBreakdown: {
      price: money(unit, currency),
      fullPrice: money(full, currency),
      priceBeforeDiscounts: money(unit, currency),
      lineItemPrice: money(net, currency),
      totalDiscount: money(discount, currency),
      totalPriceBeforeTax: money(tax?.before ?? net.minus(discount), currency),
      totalPriceAfterTax: money(after, currency),
      ...(tax && { taxDetails: taxDetails(tax, currency) }),
    },
  };
};

const discountsView = (
  { coupon, automaticDiscounts, merchantDiscounts }: Totals,
  currency: string,
): AppliedDiscount[] => [
  ...(coupon
    ? [
        {
          discountType: discountType(coupon.coupon),
          coupon: {
            id: coupon.coupon.id,
            code: coupon.coupon.code,
            name: coupon.coupon.name,
            amount: money(coupon.amount, currency),
          },
          lineItemIds: coupon.lineIds,
        },
      ]
    : []),
  ...automaticDiscounts.map(({ rule, amount, byLine }) => ({
    discountType: 'SPECIFIC_ITEMS' as const,
    discountRule: { id: rule.id, name: { original: rule.name }, amount: money(amount, currency) },
    lineItemIds: [...byLine.keys()],
  })),
  ...merchantDiscounts.map(({ amount, lineIds }) => ({
    discountType: 'GLOBAL' as const,
    merchantDiscount: { amount: money(amount, currency) },
    lineItemIds: lineIds,
  })),
];

const discountType = ({ effect, scope }: NonNullable<Totals['coupon']>['coupon']): DiscountType => {
  if (effect.type === 'freeShipping') return 'SHIPPING';
  return scope ? 'SPECIFIC_ITEMS' : 'GLOBAL';
};

const failure = (code: string, description: string, data: Record<string, unknown> = {}) => ({
  applicationError: { code, description, data },
});

/** The parts that could not be computed (R81). */
export const calculationErrorsOf = ({
  couponProblem,
  shippingFailed,
  taxFailed,
  memberships,
}: Totals): CalculationErrors => ({
  orderValidationErrors: [],
  ...(shippingFailed && {
    generalShippingCalculationError: failure('SHIPPING_NOT_AVAILABLE', 'No shipping option was found'),
  }),
  ...(taxFailed && { taxCalculationError: failure('TAX_NOT_AVAILABLE', 'Tax could not be computed') }),
  ...(memberships.failed && {
    membershipError: failure('MEMBERSHIP_NOT_APPLICABLE', 'A chosen membership cannot pay for these lines'),
  }),
  // The coupon stays on the cart without a discount (R71).
  ...(couponProblem && {
    couponCalculationError: failure(couponProblem.code, couponProblem.description, couponProblem.data),
  }),
});

/**
 * The violations of a cart: lines that are not available in their quantity, and the violations of the site's settings
 * (R82, R86).
 */
export const violationsOf = ({ state }: World, { shown }: Pick<Totals, 'shown'>): Violation[] => [
  ...shown
    .filter(({ availability }) => availability.status !== 'AVAILABLE')
    .map(({ line, availability, product }): Violation => {
      const name = product?.name ?? line.item?.last.name ?? line.custom?.productName.original ?? 'This item';
      const left = availability.quantityAvailable ?? 0;
      return {
        severity: 'ERROR',
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id, suggestedFix: 'REMOVE_LINE_ITEM' } },
        description: left > 0 ? `Only ${left} left of ${name}.` : `${name} is no longer available.`,
      };
    }),
  ...state.settings.violations.map(({ severity, description }): Violation => ({
    severity,
    target: { other: { name: 'OTHER_DEFAULT' } },
    description,
  })),
];
