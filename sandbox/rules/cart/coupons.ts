import Big from 'big.js';
import { applicationError, type PlatformError } from '../../engine/errors.ts';
import { roundTo, shares, smaller, sumOf } from '../../engine/values/money.ts';
import { idFrom } from '../../engine/ids.ts';
import type { Caller, CartRecord, CouponRecord } from '../../records/state.ts';
import type { PricedLine } from './cart-items.ts';
import { keyOf, type World } from '../../engine/context.ts';

/** Whether two codes are equal, without regard to case (R65). */
const same = (left: string, right: string): boolean =>
  left.trim().toUpperCase() === right.trim().toUpperCase();

/** The coupon with a code; undefined if the site has none. */
export const findCoupon = ({ state }: World, code: string): CouponRecord | undefined =>
  state.coupons.find((coupon) => same(coupon.code, code));

/** Puts a coupon into a cart, in place of an earlier one. The entry has an id of its own (R480). */
export const setCoupon = (cart: CartRecord, code: string): void => {
  if (cart.coupons[0]?.code === code) return;
  cart.coupons = [{ id: idFrom(`${cart.id}:coupon:${cart.revision}`), code }];
};

/** The lines in the scope of a coupon (R66). */
const matchingLines = (coupon: CouponRecord, lines: readonly PricedLine[]): PricedLine[] => {
  const { scope } = coupon;
  if (!scope) return [...lines];
  return lines.filter(({ product }) => {
    if ('productId' in scope) return product?.id === scope.productId;
    return 'collectionId' in scope && product?.collectionIds.includes(scope.collectionId);
  });
};

/** The reason why a coupon cannot be used. */
export interface CouponProblem {
  status: 400 | 428;
  code: string;
  description: string;
  data: Record<string, unknown>;
}

const problem = (code: string, description: string, data: Record<string, unknown>): CouponProblem => ({
  status: code === 'ERROR_COUPON_DOES_NOT_EXIST' ? 400 : 428,
  code,
  description,
  data,
});

/** The error of a call with a refused coupon. */
export const couponError = ({ status, code, description, data }: CouponProblem): PlatformError =>
  applicationError(status, code, description, data);

/**
 * The coupon of a code if a buyer can use it now. Otherwise the first problem in this order: unknown, disabled, not yet
 * active, expired, usage exceeded, exceeded for this buyer, not applicable (R67, R69, R70).
 * @param isApplicable Whether the coupon matches a bought item and its minimum subtotal is reached.
 */
export const usableCoupon = (
  world: World,
  couponCode: string,
  buyer: Caller,
  isApplicable: (coupon: CouponRecord) => boolean,
): { coupon: CouponRecord } | CouponProblem => {
  const coupon = findCoupon(world, couponCode);
  const data = { couponCode };
  if (!coupon) return problem('ERROR_COUPON_DOES_NOT_EXIST', 'Coupon does not exist', data);
  const { code, active, startTime, expirationTime, usageLimit, limitPerCustomer, usedBy, minimumSubtotal } =
    coupon;
  const facts = { couponCode: code };
  if (!active) return problem('ERROR_COUPON_IS_DISABLED', 'Coupon is disabled', facts);
  const now = world.clock.now();
  if (now < Date.parse(startTime))
    return problem('ERROR_COUPON_NOT_ACTIVE_YET', 'Coupon is not active yet', { ...facts, startTime });
  if (expirationTime !== undefined && now >= Date.parse(expirationTime))
    return problem('ERROR_COUPON_EXPIRED', 'Coupon has expired', { ...facts, expirationTime });
  const used = Object.values(usedBy).reduce((sum, count) => sum + count, 0);
  if (usageLimit !== undefined && used >= usageLimit)
    return problem('ERROR_COUPON_USAGE_EXCEEDED', 'Coupon usage exceeded', { ...facts, usageLimit });
  if (limitPerCustomer !== undefined && (usedBy[keyOf(buyer)] ?? 0) >= limitPerCustomer)
    return problem('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'Coupon limit per customer exceeded', {
      ...facts,
      limitPerCustomer,
    });
  if (!isApplicable(coupon))
    return problem('ERROR_COUPON_NOT_APPLICABLE', 'Coupon is not applicable', {
      ...facts,
      ...(minimumSubtotal !== undefined && { minimumSubtotal }),
      ...(coupon.scope && { scope: coupon.scope }),
    });
  return { coupon };
};

/** The coupon of a code if it can be used on the lines of a cart now; otherwise the problem (R67, R69, R70). */
export const checkCoupon = (
  world: World,
  couponCode: string,
  lines: readonly PricedLine[],
  buyer: Caller,
): { coupon: CouponRecord } | CouponProblem =>
  usableCoupon(
    world,
    couponCode,
    buyer,
    (coupon) =>
      matchingLines(coupon, lines).length > 0 && reachesMinimum(coupon, sumOf(lines.map(({ net }) => net))),
  );

/** Whether a subtotal reaches the minimum of a coupon (R66). */
export const reachesMinimum = ({ minimumSubtotal }: CouponRecord, subtotal: Big): boolean =>
  minimumSubtotal === undefined || subtotal.gte(minimumSubtotal);

/** Adds or removes a use of a coupon by a buyer (R72). */
export const countUse = ({ usedBy }: CouponRecord, buyer: Caller, uses: 1 | -1): void => {
  const key = keyOf(buyer);
  usedBy[key] = Math.max(0, (usedBy[key] ?? 0) + uses);
};

/** The discount of a coupon by line id. Free shipping gives no discount on lines. */
export const couponDiscounts = (
  coupon: CouponRecord,
  lines: readonly PricedLine[],
  currency: string,
): Map<string, Big> => {
  const matching = matchingLines(coupon, lines);
  const { effect } = coupon;
  if (effect.type === 'freeShipping') return new Map();
  if (effect.type === 'buyXGetY') return freePieces(matching, effect.buy, effect.get);
  // The coupon applies to one unit of the cheapest line (R68).
  const [cheapest] = matching.toSorted((left, right) => left.unit.cmp(right.unit));
  const base =
    coupon.limitedToOneItem && cheapest
      ? [{ line: cheapest.line, unit: cheapest.unit, pieces: new Big(1), amount: cheapest.unit }]
      : matching.map(({ line, unit, net }) => ({ line, unit, pieces: new Big(line.quantity), amount: net }));
  if (effect.type === 'moneyOff') {
    const weights = base.map(({ amount }) => amount);
    const parts = shares(
      smaller(roundTo(new Big(effect.amount), currency), sumOf(weights)),
      weights,
      currency,
    );
    return new Map(base.map(({ line }, index) => [line.id, parts[index] ?? new Big(0)]));
  }
  return new Map(
    base.map(({ line, unit, pieces, amount }) => {
      const off =
        effect.type === 'percentOff'
          ? roundTo(amount.times(effect.percent).div(100), currency)
          : unit.minus(roundTo(new Big(effect.price), currency)).times(pieces);
      return [line.id, off.lt(0) ? new Big(0) : smaller(off, amount)];
    }),
  );
};

/** The discount of buy x get y: among each `buy + get` matching units, the `get` cheapest are free. */
const freePieces = (lines: readonly PricedLine[], buy: number, get: number): Map<string, Big> => {
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  let free = Math.floor(pieces / (buy + get)) * get;
  const result = new Map<string, Big>();
  for (const { line, unit } of lines.toSorted((left, right) => left.unit.cmp(right.unit))) {
    const taken = Math.min(free, line.quantity);
    if (taken > 0) result.set(line.id, unit.times(taken));
    free -= taken;
  }
  return result;
};
