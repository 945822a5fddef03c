import type { Rule } from '../../engine/context.ts';
import {
  bulkUpdateOrders,
  captureAuthorizedPayment,
  confirmOrder,
  updateOrder,
  voidAuthorizedPayment,
} from './change.ts';
import { getOrder, listOrders } from './list.ts';
import { posCheckout } from './pos.ts';
import { getSummary } from './summary.ts';

/** The rules of the orders of tickets and of their payments (R180 to R196). */
export const ordersRules: Readonly<Record<string, Rule>> = {
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
