import Big from 'big.js';
import type { EstimateTotalsRequest } from '../../../generated/carts/types.ts';
import { roundTo, sumOf } from '../../engine/values/money.ts';
import type { Address, CartRecord, CouponRecord } from '../../records/state.ts';
import { couponCodeOf, deliveryAddress } from './cart-about.ts';
import { linesInStock, priceLines, type PricedLine, type PriceSource } from './cart-items.ts';
import { checkCoupon, couponDiscounts, type CouponProblem } from './coupons.ts';
import type { World } from '../../engine/context.ts';
import { countMemberships, type CountedMemberships, storedMemberships } from './memberships.ts';
import type { CountedLine } from './counted-line.ts';
import { paidLater, type PaidLater } from './pay-later.ts';
import { siteDiscounts, type AutomaticDiscount, type MerchantDiscount } from './site-discounts.ts';
import { chooseShipping, chosenShipping, type Shipping } from './shipping.ts';
import { taxAt, type TaxOf } from './tax.ts';

/** The facts about a cart for estimates, hosted pages and orders. */
export interface Totals {
  /** The lines whose item is in stock; a line that is sold out or gone costs nothing (R463). */
  lines: CountedLine[];
  /** All lines as the first family shows them, in the order of the cart; lines that do not count cost nothing. */
  shown: CountedLine[];
  coupon: { coupon: CouponRecord; amount: Big; lineIds: string[]; byLine: Map<string, Big> } | undefined;
  couponProblem: CouponProblem | undefined;
  automaticDiscounts: AutomaticDiscount[];
  merchantDiscounts: MerchantDiscount[];
  memberships: CountedMemberships;
  shipping: Shipping | undefined;
  shippingDiscount: Big;
  /** Whether something must be shipped, but no shipping rate was found. */
  shippingFailed: boolean;
  taxFailed: boolean;
  taxOf: TaxOf;
  subtotal: Big;
  discount: Big;
  shippingPrice: Big;
  fees: Big;
  taxable: Big;
  tax: Big;
  total: Big;
  /** The parts that are not paid online (R79). */
  later: PaidLater;
}

/**
 * The parts to compute. The second family uses the prices of the cart, and a delivery method only if one was
 * set.
 */
export interface TotalsOptions extends EstimateTotalsRequest {
  prices?: PriceSource;
  /** Without a method that was set and an address, nothing is delivered (R524). Default: the first method (R78). */
  onlyChosenMethod?: boolean;
}

const zero = new Big(0);

/**
 * Computes the totals of a cart (R75, R76): the subtotal before discounts and tax, minus discounts, plus shipping,
 * fees, and the tax unless prices include it. Every amount is rounded half up per line and then summed. Parts that fail
 * or are not requested are 0 (R80, R81).
 */
export const totalsOf = (world: World, cart: CartRecord, options: TotalsOptions = {}): Totals => {
  const { settings } = world.state;
  const all = priceLines(world, cart, options.prices);
  // With the prices of the cart, `priceLines` leaves out lines without confirmed pieces.
  const inStock = options.prices === 'cart' ? undefined : linesInStock(world, cart);
  const priced = inStock ? all.filter(({ line }) => inStock.has(line.id)) : all;
  const selected = options.selectedMemberships?.memberships ?? storedMemberships(cart);
  const memberships = countMemberships(world, cart, priced, selected);
  // A membership pays for the line (R79).
  const lines = priced.map((line) =>
    memberships.paid.has(line.line.id) ? { ...line, unit: zero, net: zero } : line,
  );
  const code = couponCodeOf(cart);
  const couponCheck = code === null ? undefined : checkCoupon(world, code, lines, cart.owner);
  const coupon = couponCheck && 'coupon' in couponCheck ? couponCheck.coupon : undefined;
  const byCoupon = coupon ? couponDiscounts(coupon, lines, settings.currency) : new Map<string, Big>();
  const ofSite = siteDiscounts(world, cart, lines, byCoupon);
  const shippable = lines.some((line) => line.shippable);
  const addresses = addressesOf(world, cart, options);
  const { wantsShipping, shipping } = deliveryOf(world, cart, options, {
    shippable,
    address: addresses.shipping,
  });
  const shippingPrice = roundTo(new Big(shipping?.rate.price ?? 0), settings.currency);
  const shippingDiscount = coupon?.effect.type === 'freeShipping' ? shippingPrice : zero;
  const { taxFailed, taxOf, taxOfLine } = taxesOf(world, options, addresses, shippable);
  const counted = lines.map((line): CountedLine => {
    const off = (byCoupon.get(line.line.id) ?? zero).plus(ofSite.byLine.get(line.line.id) ?? zero);
    const left = line.net.minus(off);
    const tax = taxOfLine(line)(left, line.taxClass);
    return { ...line, discount: off, tax, after: tax?.after ?? left };
  });
  const shippingTax = shipping && taxOf(shippingPrice.minus(shippingDiscount), 'standard');
  const taxes = [...counted.map(({ tax }) => tax), shippingTax].filter((tax) => tax !== undefined);
  const subtotal = sumOf(lines.map(({ net }) => net));
  const discount = sumOf(counted.map((line) => line.discount)).plus(shippingDiscount);
  const fees =
    options.calculateAdditionalFees === false || lines.length === 0
      ? zero
      : sumOf(settings.additionalFees.map(({ price }) => roundTo(new Big(price), settings.currency)));
  const tax = sumOf(taxes.map((entry) => entry.tax));
  const added = settings.taxIncludedInPrices ? zero : tax;
  const total = subtotal.minus(discount).plus(shippingPrice).plus(fees).plus(added);
  const byId = new Map(counted.map((line) => [line.line.id, line]));
  return {
    lines: counted,
    shown: all.map(
      (line): CountedLine =>
        byId.get(line.line.id) ?? { ...line, net: zero, discount: zero, tax: undefined, after: zero },
    ),
    coupon: coupon && {
      coupon,
      amount: coupon.effect.type === 'freeShipping' ? shippingDiscount : sumOf(byCoupon.values()),
      lineIds: [...byCoupon.keys()],
      byLine: byCoupon,
    },
    couponProblem: couponCheck && 'code' in couponCheck ? couponCheck : undefined,
    automaticDiscounts: ofSite.automatic,
    merchantDiscounts: ofSite.merchant,
    memberships,
    shipping,
    shippingDiscount,
    shippingFailed: wantsShipping && shipping === undefined,
    taxFailed,
    taxOf,
    subtotal,
    discount,
    shippingPrice,
    fees,
    taxable: sumOf(taxes.map(({ before }) => before)),
    tax,
    total,
    later: paidLater(counted, settings),
  };
};

/** The shipping option of a cart, if something must be shipped and the caller wants it counted. */
const deliveryOf = (
  world: World,
  cart: CartRecord,
  options: TotalsOptions,
  { shippable, address }: { readonly shippable: boolean; readonly address: Address },
): { readonly wantsShipping: boolean; readonly shipping: Shipping | undefined } => {
  const wantsShipping = shippable && options.calculateShipping !== false;
  if (!wantsShipping || world.state.settings.failing.shipping) return { wantsShipping, shipping: undefined };
  const shipping = options.onlyChosenMethod
    ? chosenShipping(world, cart)
    : chooseShipping(world, address, options.selectedShippingOption ?? cart.about.method ?? null);
  return { wantsShipping, shipping };
};

/** The taxes at the addresses of a cart (R77, R527). */
const taxesOf = (
  world: World,
  options: TotalsOptions,
  addresses: { readonly shipping: Address; readonly billing: Address },
  shippable: boolean,
) => {
  const { settings } = world.state;
  const taxFailed = settings.failing.tax && options.calculateTax !== false;
  const taxFor = (address: Address): TaxOf =>
    options.calculateTax === false || taxFailed ? () => undefined : taxAt(world, address);
  // The billing address counts only if nothing is shipped (R77, R527).
  const taxOf = taxFor(shippable ? addresses.shipping : addresses.billing);
  const taxOfLine = ({ line }: PricedLine): TaxOf => {
    const type = line.custom?.taxableAddress?.addressType;
    if (type === 'BUSINESS') return taxFor(settings.defaultAddress);
    return type === 'BILLING' ? taxFor(addresses.billing) : taxOf;
  };
  return { taxFailed, taxOf, taxOfLine };
};

/**
 * The shipping and billing addresses: from the request, otherwise from the cart, otherwise the default address of the
 * site.
 */
export const addressesOf = (
  { state }: World,
  cart: CartRecord,
  options: EstimateTotalsRequest,
): { shipping: Address; billing: Address } => {
  const { billing } = cart.about;
  const given = deliveryAddress(cart) ?? state.settings.defaultAddress;
  const shipping = options.shippingAddress?.country ? options.shippingAddress : given;
  const stored = billing.address?.country ? billing.address : shipping;
  return { shipping, billing: options.billingAddress?.country ? options.billingAddress : stored };
};
