import type { Rule } from '../../../engine/context.ts';
import {
  createCurrentCart,
  deleteCurrentCart,
  getCurrentCart,
  refreshCurrentCart,
  updateCurrentCart,
  updateFormSubmissionsInCurrentCart,
} from './cart.ts';
import { addCouponToCurrentCart, removeCouponFromCurrentCart } from './coupon.ts';
import { removeDeliveryMethodFromCurrentCart, setDeliveryMethodForCurrentCart } from './delivery.ts';
import { addGiftCardToCurrentCart, removeGiftCardFromCurrentCart } from './gift-cards.ts';
import {
  addLineItemsToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from './lines.ts';
import { calculateCurrentCart, estimateCurrentCart } from './summary.ts';

/** The rules of the second family of carts (R450 to R532), which shares its records with the first one. */
export const cartV2Rules: Readonly<Record<string, Rule>> = {
  createCurrentCart,
  getCurrentCartV2: getCurrentCart,
  updateCurrentCartV2: updateCurrentCart,
  deleteCurrentCartV2: deleteCurrentCart,
  refreshCurrentCart,
  calculateCurrentCart,
  estimateCurrentCart,
  addLineItemsToCurrentCart,
  removeLineItemsFromCurrentCartV2: removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
  addCouponToCurrentCart,
  removeCouponFromCurrentCartV2: removeCouponFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  addGiftCardToCurrentCart,
  removeGiftCardFromCurrentCart,
  updateFormSubmissionsInCurrentCart,
};
