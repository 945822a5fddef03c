import { getShopOrder, searchOrders } from './shop-orders.ts';

/** The rules of store orders (R626, R680 to R683). */
export const shopOrderRules = { getShopOrder, searchOrders };
