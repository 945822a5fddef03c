import assert from 'node:assert/strict';
import {
  addGiftCardToCurrentCart,
  calculateCurrentCart,
  estimateCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  removeGiftCardFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCartV2,
} from 'vitrine/carts-v2';
import type { Journey } from '../stage.ts';
import { addVariant, berlin, variantNamed } from './parts.ts';

/**
 * J6: totals without an address, then with one, a delivery method and a gift card; what is missing is a violation, not an
 * error.
 */
export const totals: Journey = async ({ site, notifications }) => {
  const client = site;
  await addVariant(client, await variantNamed(client, 'Studio Tee', { Size: 'M', Color: 'Green' }), 2);
  const early = await estimateCurrentCart({ refreshCart: true }, { client });
  assert(early.summary);
  assert.equal(early.summary.priceSummary?.total?.amount, '68.00', 'delivery and tax come later');

  const missing = await calculateCurrentCart({ refreshCart: true }, { client });
  assert(missing.summary);
  assert.deepEqual(
    new Set(missing.summary.violations.map(({ code, severity }) => `${code} ${severity}`)),
    new Set(['MISSING_DELIVERY_ADDRESS ERROR', 'MISSING_DELIVERY_METHOD ERROR']),
  );

  await updateCurrentCartV2({ cart: { deliveryInfo: { address: berlin } } }, { client });
  await setDeliveryMethodForCurrentCart({ deliveryMethod: { code: 'standard' } }, { client });
  const { cart, summary } = await calculateCurrentCart({ refreshCart: true }, { client });
  assert(cart);
  assert(summary);
  assert.deepEqual(summary.violations, []);
  assert.equal(summary.cartRevision, cart.revision);
  const { priceSummary: prices } = summary;
  assert(prices);
  const amount = (name: keyof typeof prices) => Number(prices[name]?.amount);
  assert.equal(prices.total?.amount, '86.75', 'the same as in the first family');
  assert.equal(
    (
      amount('subtotal') -
      amount('discount') +
      amount('delivery') +
      amount('additionalFees') +
      amount('tax')
    ).toFixed(2),
    prices.total?.amount,
  );
  assert((await notifications('v2')).includes('wix.ecom.v2.cart_calculated'));

  const withoutTax = await estimateCurrentCart({ calculateDelivery: true }, { client });
  assert(withoutTax.summary);
  assert.equal(withoutTax.summary.priceSummary?.tax?.amount, '0');
  await setDeliveryMethodForCurrentCart({ deliveryMethod: { code: 'express' } }, { client });
  const faster = await estimateCurrentCart({ calculateDelivery: true }, { client });
  assert(faster.summary);
  assert.equal(faster.summary.priceSummary?.delivery?.amount, '9.90');
  await removeDeliveryMethodFromCurrentCart({ client });
  const again = await estimateCurrentCart({ calculateDelivery: true }, { client });
  assert(again.cart);
  assert.equal(again.cart.deliveryInfo?.method, undefined);

  const paid = await addGiftCardToCurrentCart({ giftCard: { code: 'GIFT-TEN-4KD9' } }, { client });
  assert(paid.cart);
  const [card] = paid.cart.paymentInfo?.giftCards ?? [];
  assert(card?.id !== undefined);
  assert.equal(card.obfuscatedCode?.includes('GIFT-TEN'), false, 'the code stays secret');
  const without = await removeGiftCardFromCurrentCart({ giftCardId: card.id }, { client });
  assert(without.cart);
  assert.deepEqual(without.cart.paymentInfo?.giftCards ?? [], []);
};
