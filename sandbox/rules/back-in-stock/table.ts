import type { Rule } from '../../engine/context.ts';
import { reportItemsBackInStock } from './report.ts';
import {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
} from './requests.ts';

/** The rules of back-in-stock requests (R120 to R126). */
export const backInStockRules: Readonly<Record<string, Rule>> = {
  createBackInStockNotificationRequest,
  deleteBackInStockNotificationRequest,
  getBackInStockNotificationRequest,
  getBackInStockNotificationRequestsCountByCatalogReferences,
  markAsNotificationSent,
  queryBackInStockNotificationRequests,
  reportItemsBackInStock,
};
