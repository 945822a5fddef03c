import Big from 'big.js';
import type {
  CalculateCurrentCartRequest,
  CalculatedCartResponse,
  CartSummary,
  CartTaxSummary,
  ConvertedMoney,
  EstimateCurrentCartRequest,
  PaymentSummary,
} from '../../../../generated/carts-v2/types.ts';
import type { CallContext, Rule, World } from '../../../engine/context.ts';
import { applicationError } from '../../../engine/errors.ts';
import { idFrom } from '../../../engine/ids.ts';
import { smaller, sumOf } from '../../../engine/values/money.ts';
import type { CartRecord } from '../../../records/state.ts';
import { rateCode } from '../shipping.ts';
import { totalsOf, type Totals } from '../totals.ts';
import { violationsOf as firstFamilyViolations, calculationErrorsOf } from '../totals-view.ts';
import { amountOf, sumOrZero } from './amounts.ts';
import { cartV2View } from './cart-view.ts';
import { requireOpen } from './current.ts';
import { discountOfLine, discountOn, lineDiscounts, summaryDiscounts } from './discounts.ts';
import { redeemedBy } from './gift-card-codes.ts';
import { announceCalculated, refreshed } from './notifications.ts';
import { violationsOf } from './violations.ts';

/** The parts of a summary. */
interface Parts {
  delivery: boolean;
  fees: boolean;
  tax: boolean;
  giftCards: boolean;
  /** The checks of the site's plug-ins run (R517). */
  plugins: boolean;
}

const ALL: Parts = { delivery: true, fees: true, tax: true, giftCards: true, plugins: true };

/** calculateCurrentCart: all parts, and the checks of the checkout (R503). Announces the summary (R515). */
export const calculateCurrentCart: Rule = (call): CalculatedCartResponse => {
  const { refreshCart = false } = call.body as CalculateCurrentCartRequest;
  const cart = requireOpen(call);
  if (refreshCart) refreshed(call, cart);
  const answer = calculated(call, cart, ALL);
  if (answer.summary) announceCalculated(call, answer.summary);
  return answer;
};

/** estimateCurrentCart: the requested parts (R502). A cart without lines is a 404, as if there were none (R514). */
export const estimateCurrentCart: Rule = (call): CalculatedCartResponse => {
  const body = call.body as EstimateCurrentCartRequest;
  const cart = requireOpen(call);
  if (cart.lines.length === 0) throw applicationError(404, 'CURRENT_CART_NOT_FOUND', 'The cart is empty');
  if (body.refreshCart) refreshed(call, cart);
  return calculated(call, cart, {
    delivery: body.calculateDelivery ?? false,
    fees: body.calculateAdditionalFees ?? false,
    tax: body.calculateTax ?? false,
    giftCards: body.calculateGiftCards ?? false,
    plugins: (body.validationConfig ?? 'SKIP_VALIDATIONS') !== 'SKIP_VALIDATIONS',
  });
};

const calculated = (call: CallContext, cart: CartRecord, parts: Parts): CalculatedCartResponse => ({
  cart: cartV2View(call, cart),
  summary: summaryOf(call, cart, parts),
});

/** The totals of a cart with the prices that it has (R500, R504 to R509). */
const summaryOf = (world: World, cart: CartRecord, parts: Parts): CartSummary => {
  const { settings, seed } = world.state;
  const { currency } = settings;
  const totals = totalsOf(world, cart, {
    prices: 'cart',
    onlyChosenMethod: true,
    calculateTax: parts.tax,
    calculateShipping: parts.delivery,
    calculateAdditionalFees: parts.fees,
  });
  const calculationId = idFrom(`${seed}:${cart.id}:${cart.revision}:${JSON.stringify(parts)}`);
  return {
    cartId: cart.id,
    cartRevision: String(cart.revision),
    calculationId,
    ...pricesView(world, cart, totals),
    taxSummary: taxSummaryOf(totals, settings.taxIncludedInPrices, currency),
    paymentSummary: paymentSummaryOf(world, cart, totals, parts.giftCards),
    priceVerificationToken: tokenOf(cart, calculationId),
    ...(settings.endedSummaryLists && {
      calculationErrors: calculationErrorsOf(totals),
      spiViolations: parts.plugins ? firstFamilyViolations(world, { shown: [] }) : [],
    }),
    violations: violationsOf(world, cart, totals, parts.plugins),
  };
};

/** The token that proves the prices of a calculation: opaque, bound to cart, revision and calculation (R505, R533). */
const tokenOf = ({ id, revision }: CartRecord, calculationId: string): string =>
  `sandbox.prices.${idFrom(`${id}:${revision}:${calculationId}`).replaceAll('-', '')}`;

/** Lines, discounts, delivery, fees and their sums (R506, R507). */
const pricesView = (world: World, { about }: CartRecord, totals: Totals) => {
  const { currency, additionalFees, taxIncludedInPrices, carrierId } = world.state.settings;
  const show = (value: Big): ConvertedMoney => amountOf(value, currency);
  const onLines = lineDiscounts(totals, currency);
  const lines = totals.lines.map(({ line, net }) => {
    const total = net.minus(discountOfLine(onLines.get(line.id)));
    return { id: line.id, quantity: line.quantity, total };
  });
  const delivery = totals.shippingPrice.minus(totals.shippingDiscount);
  const { shipping } = totals;
  return {
    lineItems: lines.map(({ id, quantity, total }) => ({
      lineItemId: id,
      quantity,
      unitPrice: show(total.div(quantity)),
      totalPrice: show(total),
    })),
    discounts: summaryDiscounts(totals, currency),
    ...(shipping && {
      deliverySummary: {
        method: {
          code: rateCode(shipping.rate),
          appId: about.method?.carrierId ?? carrierId,
          title: { original: shipping.rate.title },
          pickup: shipping.rate.pickup ?? false,
        },
        price: show(delivery),
      },
    }),
    additionalFees: totals.fees.eq(0)
      ? []
      : additionalFees.map(({ code, name, price }) => ({
          code,
          name: { original: name },
          price: show(new Big(price)),
          source: 'PLATFORM' as const,
        })),
    priceSummary: {
      subtotal: show(sumOf(lines.map(({ total }) => total))),
      discount: sumOrZero(discountOn(totals, 'CART_SUBTOTAL'), currency),
      delivery: shipping ? show(delivery) : sumOrZero(delivery, currency),
      additionalFees: sumOrZero(totals.fees, currency),
      tax: sumOrZero(taxIncludedInPrices ? new Big(0) : totals.tax, currency),
      total: show(totals.total),
    },
  };
};

/** The taxes of lines and delivery, summed by name and rate. */
const taxSummaryOf = (totals: Totals, pricesIncludeTax: boolean, currency: string): CartTaxSummary => {
  const { shipping, shippingPrice, shippingDiscount, taxOf } = totals;
  const ofDelivery = shipping && taxOf(shippingPrice.minus(shippingDiscount), 'standard');
  const taxes = [...totals.lines.map(({ tax }) => tax), ofDelivery].filter((tax) => tax !== undefined);
  const byName = new Map<string, typeof taxes>();
  for (const tax of taxes) {
    const key = `${tax.region.name} ${tax.rate}`;
    byName.set(key, [...(byName.get(key) ?? []), tax]);
  }
  return {
    taxes: [...byName.values()].map((group) => ({
      name: { original: group[0]?.region.name ?? '' },
      taxableAmount: amountOf(sumOf(group.map(({ before }) => before)), currency),
      exemptAmount: amountOf(new Big(0), currency),
      amount: amountOf(sumOf(group.map(({ tax }) => tax)), currency),
    })),
    totalExempt: amountOf(new Big(0), currency),
    pricesIncludeTax,
    lineItemTaxes: totals.lines.flatMap(({ line, tax }) =>
      tax ? [{ lineItemId: line.id, tax: sumOrZero(tax.tax, currency), rate: tax.rate }] : [],
    ),
    ...(ofDelivery && { deliveryTax: amountOf(ofDelivery.tax, currency) }),
    additionalFeeTaxes: [],
  };
};

/** The amounts to pay now and later; a gift card pays what is due now first (R509). */
const paymentSummaryOf = (
  world: World,
  cart: CartRecord,
  { total, later, memberships }: Totals,
  withGiftCards: boolean,
): PaymentSummary => {
  const { currency } = world.state.settings;
  const redeemed = withGiftCards ? redeemedBy(world, cart, total) : new Big(0);
  const [card] = cart.giftCards;
  const left = total.minus(redeemed);
  const now = total.minus(later.total);
  const ofNow = smaller(redeemed, now);
  return {
    giftCards:
      withGiftCards && card ? [{ giftCardId: card.id, redeemAmount: amountOf(redeemed, currency) }] : [],
    memberships: memberships.selected.map(({ id, appId, lineItemIds }) => ({
      id,
      appId,
      lineItemIds: [...lineItemIds],
    })),
    subscriptionCharges: [],
    requiresPaymentAfterGiftCard: left.gt(0),
    totalAfterGiftCards: amountOf(left, currency),
    payNow: amountOf(now.minus(ofNow), currency),
    payLater: amountOf(later.total.minus(redeemed.minus(ofNow)), currency),
    payAfterFreeTrial: amountOf(new Big(0), currency),
  };
};
