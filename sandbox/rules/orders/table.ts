import type { Rule } from '../../engine/context.ts';
import {
  bulkUpdateOrders,
  captureAuthorizedPayment,
  confirmOrder,
  updateOrder,
  voidAuthorizedPayment,
} from './change.ts';
import { checkout, updateCheckout } from './checkout.ts';
import { getOrder, listOrders } from './list.ts';
import { posCheckout } from './pos.ts';
import { getSummary } from './summary.ts';

/** The rules of the checkout of tickets, of ticket orders and of their payments (R156, R180 to R196). */
export const ordersRules: Readonly<Record<string, Rule>> = {
  checkout,
  updateCheckout,
  listOrders,
  getOrder,
  updateOrder,
  bulkUpdateOrders,
  confirmOrder,
  captureAuthorizedPayment,
  voidAuthorizedPayment,
  getSummary,
  posCheckout,
};
