import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { DEFAULT_VARIANT_ID } from '../../sandbox/engine/ids.ts';
import type { Arguments, Shop } from './recipes.ts';

const COUPON_ID = '7d20b5c9-e413-4f86-9a0e-1c58f7b36d24';
const GIFT_CARD_ID = '2e9f61b7-05d3-4ac8-b81e-64d0c7a3f592';

/** Gives the cart with an id what single calls need and other calls refuse: an address, a coupon, a gift card. */
export const fillsCart = (sandbox: Sandbox, cartId: string) => (part: 'address' | 'coupon' | 'giftCard') => {
  const cart = Object.values(sandbox.state.carts).find(({ id }) => id === cartId);
  if (!cart) throw new Error('The visitor has no cart');
  if (part === 'address') cart.about.contact = { address: { country: 'DE' } };
  if (part === 'coupon') cart.coupons = [{ id: COUPON_ID, code: 'WELCOME10' }];
  if (part === 'giftCard') cart.giftCards = [{ id: GIFT_CARD_ID, code: 'GIFT-TEN-4KD9' }];
};

/** Arguments of the calls of the second cart that the sandbox answers with success. */
export const secondCartRecipes: Record<string, (shop: Shop) => Arguments> = {
  createCurrentCart: () => ({ body: {} }),
  getCurrentCartV2: () => ({}),
  updateCurrentCartV2: () => ({ body: { cart: { note: 'Please ring twice.' } } }),
  deleteCurrentCartV2: () => ({}),
  refreshCurrentCart: () => ({}),
  calculateCurrentCart: () => ({ body: { refreshCart: true } }),
  estimateCurrentCart: () => ({ body: { calculateTax: true } }),
  addLineItemsToCurrentCart: ({ line: { catalogReference } }) => ({
    body: {
      catalogItems: [
        {
          quantity: 1,
          catalogReference: { ...catalogReference, options: { variantId: DEFAULT_VARIANT_ID } },
        },
      ],
    },
  }),
  removeLineItemsFromCurrentCartV2: ({ lineItemId }) => ({ body: { lineItemIds: [lineItemId] } }),
  updateLineItemsInCurrentCart: ({ lineItemId }) => ({
    body: { lineItems: [{ lineItemId, quantity: { newQuantity: 2 } }] },
  }),
  addCouponToCurrentCart: () => ({ body: { coupon: { code: 'WELCOME10' } } }),
  removeCouponFromCurrentCartV2: ({ fillCart }) => {
    fillCart('coupon');
    return { body: { couponId: COUPON_ID } };
  },
  setDeliveryMethodForCurrentCart: ({ fillCart }) => {
    fillCart('address');
    return { body: { deliveryMethod: { code: 'standard' } } };
  },
  removeDeliveryMethodFromCurrentCart: () => ({}),
  addGiftCardToCurrentCart: () => ({ body: { giftCard: { code: 'GIFT-TEN-4KD9' } } }),
  removeGiftCardFromCurrentCart: ({ fillCart }) => {
    fillCart('giftCard');
    return { body: { giftCardId: GIFT_CARD_ID } };
  },
};
