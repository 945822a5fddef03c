import { getProductOptionsAvailability } from './availability.ts';
import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './cart.ts';
import {
  getCollection,
  getCollectionBySlug,
  getProduct,
  getStoreVariant,
  queryCollections,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from './catalog.ts';
import { createCheckoutFromCurrentCart } from './checkout.ts';
import type { Rule } from './context.ts';
import { recover, sendActivationEmail, sendRecoveryEmail } from './recovery.ts';
import { createRedirectSession } from './redirect-sessions.ts';
import { changePassword, login, logout, register, signOn } from './sign-in.ts';
import {
  loginCallback,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginWithIdpConnectionTokenParams,
} from './single-sign-on.ts';
import { createToken } from './tokens.ts';
import { resendDuringAuthentication, start, verifyDuringAuthentication } from './verification.ts';

/** The rule of each operation, by its id. An operation that is not here answers its generated mock. */
export const rules: Readonly<Record<string, Rule>> = {
  createToken,
  getCurrentCart,
  updateCurrentCart,
  deleteCurrentCart,
  addToCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCartLineItemQuantity,
  removeCouponFromCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  getProduct,
  queryProducts,
  getProductOptionsAvailability,
  queryProductVariants,
  queryStoreVariants,
  getStoreVariant,
  getCollection,
  getCollectionBySlug,
  getCollectionBySlugV1: getCollectionBySlug,
  queryCollections,
  createRedirectSession,
  register,
  login,
  changePassword,
  signOn,
  logout,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginCallback,
  loginWithIdpConnectionTokenParams,
  sendRecoveryEmail,
  sendActivationEmail,
  recover,
  start,
  verifyDuringAuthentication,
  resendDuringAuthentication,
};
