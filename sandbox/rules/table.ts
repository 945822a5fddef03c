import { backInStockRules } from './back-in-stock/table.ts';
import {
  addToCurrentCart,
  deleteCurrentCart,
  estimateCurrentCartTotals,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from './cart/cart.ts';
import { cartV2Rules } from './cart/second/table.ts';
import { catalogRules } from './catalog/catalog-table.ts';
import { categoryRules } from './categories/table.ts';
import { createCheckoutFromCurrentCart } from './cart/checkout.ts';
import type { Rule } from '../engine/context.ts';
import { eventsRules } from './events/table.ts';
import { ordersRules } from './orders/table.ts';
import { graphql } from './graph/graphql.ts';
import { membersRules } from './members/table.ts';
import { rsvpRules } from './rsvp/table.ts';
import { recover, sendActivationEmail, sendRecoveryEmail } from './sign-in/recovery.ts';
import { shopOrderRules } from './shop-orders/table.ts';
import { createRedirectSession } from './redirects/redirect-sessions.ts';
import { changePassword, login, logout, register, signOn } from './sign-in/sign-in.ts';
import { ticketingRules } from './ticketing/table.ts';
import {
  loginCallback,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginWithIdpConnectionTokenParams,
} from './sign-in/single-sign-on.ts';
import { createToken } from './tokens/tokens.ts';
import { resendDuringAuthentication, start, verifyDuringAuthentication } from './sign-in/verification.ts';

/** The rule of each operation, by its id. */
export const rules: Readonly<Record<string, Rule>> = {
  ...eventsRules,
  ...ticketingRules,
  ...ordersRules,
  ...shopOrderRules,
  ...catalogRules,
  ...categoryRules,
  ...backInStockRules,
  ...cartV2Rules,
  ...rsvpRules,
  ...membersRules,
  graphql,
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
