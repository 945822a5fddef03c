import { contract } from '../../generated/carts/contract.ts';
import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../rules/cart/cart.ts';
import { createCheckoutFromCurrentCart } from '../rules/cart/checkout.ts';
import { readQuantities } from '../rules/cart/read-quantities.ts';
import type { Part } from './part.ts';

export const part: Part = {
  operations: contract,
  rules: {
    getCurrentCart,
    updateCurrentCart,
    deleteCurrentCart,
    addToCurrentCart,
    removeLineItemsFromCurrentCart,
    updateCurrentCartLineItemQuantity,
    removeCouponFromCurrentCart,
    createCheckoutFromCurrentCart,
    estimateCurrentCartTotals,
  },
  bodyReaders: { updateCurrentCartLineItemQuantity: readQuantities },
};
