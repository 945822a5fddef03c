import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import {
  addCouponToCurrentCart,
  estimateCurrentCart,
  getCurrentCartV2,
  removeCouponFromCurrentCartV2,
} from 'vitrine/carts-v2';
import type { Journey } from '../stage.ts';
import { addVariant, variantNamed } from './parts.ts';

/** J5: an unknown and an unusable coupon, a valid one, a second one that has to wait, and the exchange of the two. */
export const coupon: Journey = async ({ site }) => {
  const client = site;
  await addVariant(client, await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' }), 2);
  const add = (code: string) => addCouponToCurrentCart({ coupon: { code } }, { client });
  const isRefused = (code: string) => (error: unknown) =>
    isErrorOf(error, addCouponToCurrentCart) && error.code === code;
  await assert.rejects(add('NO-SUCH'), isRefused('INVALID_COUPON_CODE'));
  await assert.rejects(add('SPRING25'), isRefused('INVALID_COUPON_STATUS'));
  const discount = async () => {
    const { summary } = await estimateCurrentCart({ refreshCart: true }, { client });
    assert(summary);
    return summary.priceSummary?.discount?.amount;
  };
  assert.equal(Number(await discount()), 0);

  const { cart } = await add('welcome10');
  assert(cart);
  const [kept] = cart.coupons;
  assert(kept?.id !== undefined);
  assert.equal(await discount(), '6.80', 'ten percent of two shirts');
  await assert.rejects(add('WELCOME10'), isRefused('COUPON_ALREADY_EXISTS'));
  await assert.rejects(add('FIVER'), isRefused('MAX_COUPONS_PER_CART_EXCEEDED'));

  await removeCouponFromCurrentCartV2({ couponId: kept.id }, { client });
  await add('FIVER');
  assert.equal(await discount(), '5.00');
  const read = await getCurrentCartV2({ client });
  assert(read.cart);
  assert.deepEqual(
    read.cart.coupons.map(({ code }) => code),
    ['FIVER'],
  );
};
