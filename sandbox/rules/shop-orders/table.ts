import { getShopOrder, searchOrders } from './shop-orders.ts';

/** The rules of store orders (R626, R660 to R663). */
export const shopOrderRules = { getShopOrder, searchOrders };
