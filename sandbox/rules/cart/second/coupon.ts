import type {
  AddCouponToCurrentCartRequest,
  RemoveCouponFromCurrentCartRequest,
} from '../../../../generated/carts-v2/types.ts';
import { applicationError } from '../../../engine/errors.ts';
import type { Rule, World } from '../../../engine/context.ts';
import type { CartRecord } from '../../../records/state.ts';
import { priceLines } from '../cart-items.ts';
import { cartBefore } from '../cart-notifications.ts';
import { checkCoupon, findCoupon, setCoupon } from '../coupons.ts';
import { couponRefusal } from './coupon-checks.ts';
import { requireOpen } from './current.ts';
import { changedV2 } from './notifications.ts';

const checkUnlocked = ({ settings }: CartRecord): void => {
  if (settings.lockCouponCode) throw applicationError(428, 'COUPON_LOCKED', 'Coupon is locked');
};

/** Adds a coupon to a cart that has none. Throws if the cart has one (R481) or the coupon cannot be used (R482). */
export const putCoupon = (world: World, cart: CartRecord, code: string): void => {
  const [known] = cart.coupons;
  const coupon = findCoupon(world, code);
  if (known && coupon && known.code === coupon.code)
    throw applicationError(428, 'COUPON_ALREADY_EXISTS', 'Coupon already exists in cart', {
      couponCode: known.code,
    });
  if (known) throw applicationError(428, 'MAX_COUPONS_PER_CART_EXCEEDED', 'Too many coupons');
  const check = checkCoupon(world, code, priceLines(world, cart, 'cart'), cart.owner);
  if ('code' in check) throw couponRefusal(world, code, check);
  setCoupon(cart, check.coupon.code);
};

/** addCouponToCurrentCart (R480 to R483, R485). */
export const addCouponToCurrentCart: Rule = (call) => {
  const { coupon } = call.body as AddCouponToCurrentCartRequest;
  const cart = requireOpen(call);
  checkUnlocked(cart);
  const before = cartBefore(cart);
  putCoupon(call, cart, coupon.code);
  return changedV2(call, cart, before);
};

/** removeCouponFromCurrentCart: by the id of the entry, not by the code (R484, R485). */
export const removeCouponFromCurrentCart: Rule = (call) => {
  const { couponId } = call.body as RemoveCouponFromCurrentCartRequest;
  const cart = requireOpen(call);
  checkUnlocked(cart);
  if (!cart.coupons.some(({ id }) => id === couponId))
    throw applicationError(428, 'COUPON_NOT_FOUND_IN_CART', 'Coupon not found in cart', { couponId });
  const before = cartBefore(cart);
  cart.coupons = [];
  return changedV2(call, cart, before);
};
