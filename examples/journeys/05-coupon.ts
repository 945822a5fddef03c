import assert from 'node:assert/strict';
import { isErrorOf } from 'vitrine';
import { estimateCurrentCartTotals, removeCouponFromCurrentCart, updateCurrentCart } from 'vitrine/carts';
import { addPieces, productNamed } from './parts.ts';
import type { Journey } from './stage.ts';

/** J5: an unknown coupon, a valid coupon, and its removal. */
export const coupon: Journey = async ({ site }) => {
  const client = site;
  await addPieces(client, await productNamed(client, 'Studio Tee'), 2, { Size: 'M', Color: 'Green' });
  await assert.rejects(
    updateCurrentCart({ couponCode: 'NO-SUCH' }, { client }),
    (error) => isErrorOf(error, updateCurrentCart) && error.code === 'ERROR_COUPON_DOES_NOT_EXIST',
  );
  const discount = async () =>
    (await estimateCurrentCartTotals({}, { client })).priceSummary?.discount?.amount;
  assert.equal(await discount(), '0.00');
  await updateCurrentCart({ couponCode: 'welcome10' }, { client });
  assert.equal(await discount(), '6.80', 'ten percent of two shirts');
  await removeCouponFromCurrentCart({ client });
  assert.equal(await discount(), '0.00');
};
