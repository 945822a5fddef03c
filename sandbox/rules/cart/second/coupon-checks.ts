import { ownValue } from '../../../engine/values/objects.ts';
import Big from 'big.js';
import type { CouponRefusalReason, CouponStatusData } from '../../../../generated/carts-v2/types.ts';
import type { World } from '../../../engine/context.ts';
import { applicationError, type PlatformError } from '../../../engine/errors.ts';
import { findCoupon, type CouponProblem } from '../coupons.ts';
import { amountOf } from './amounts.ts';

const reasons: Readonly<Record<string, CouponRefusalReason>> = {
  ERROR_COUPON_EXPIRED: 'EXPIRED',
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
};

/** Why a coupon cannot be used, in the words of the second family; undefined if no coupon has the code (R482, R483). */
export const couponStatus = (
  world: World,
  code: string,
  problem: CouponProblem,
): CouponStatusData | undefined => {
  const coupon = findCoupon(world, code);
  if (!coupon) return undefined;
  const { minimumSubtotal, scope } = coupon;
  const isShort = problem.code === 'ERROR_COUPON_NOT_APPLICABLE' && !scope && minimumSubtotal !== undefined;
  if (!isShort)
    return {
      couponCode: coupon.code,
      reason: ownValue(reasons, problem.code) ?? 'UNKNOWN_INVALID_COUPON_REASON',
    };
  return {
    couponCode: coupon.code,
    reason: 'MIN_SUBTOTAL_NOT_REACHED',
    minSubtotalNotReachedDetails: {
      requiredMinimumSubtotal: amountOf(new Big(minimumSubtotal), world.state.settings.currency),
    },
  };
};

/** The refusal of a coupon: 400 if no coupon has the code, otherwise 428 with the reason (R482). */
export const couponRefusal = (world: World, couponCode: string, problem: CouponProblem): PlatformError => {
  const status = couponStatus(world, couponCode, problem);
  return status
    ? applicationError(428, 'INVALID_COUPON_STATUS', problem.description, { ...status })
    : applicationError(400, 'INVALID_COUPON_CODE', 'Coupon code is not valid', { couponCode });
};
