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
} from './cart.ts';
import { catalogRules } from './catalog-table.ts';
import { createCheckoutFromCurrentCart } from './checkout.ts';
import type { Rule } from './context.ts';
import { eventsRules } from './events/table.ts';
import { ordersRules } from './orders/table.ts';
import { graphql } from './graph/graphql.ts';
import { recover, sendActivationEmail, sendRecoveryEmail } from './recovery.ts';
import { createRedirectSession } from './redirect-sessions.ts';
import { changePassword, login, logout, register, signOn } from './sign-in.ts';
import { ticketingRules } from './ticketing/table.ts';
import {
  loginCallback,
  loginWithIdpConnection,
  loginWithIdpConnectionCallback,
  loginWithIdpConnectionTokenParams,
} from './single-sign-on.ts';
import { createToken } from './tokens.ts';
import { resendDuringAuthentication, start, verifyDuringAuthentication } from './verification.ts';

/** The rule of each operation, by its id. */
export const rules: Readonly<Record<string, Rule>> = {
  ...eventsRules,
  ...ticketingRules,
  ...ordersRules,
  ...catalogRules,
  ...backInStockRules,
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
