import type { OrderRecord } from '../../sandbox/records/state.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import type { Arguments, Shop } from './recipes.ts';

const treeReference = { appNamespace: '@wix/stores' };

/** Arguments of the calls of categories that the sandbox answers with success. */
export const categoryRecipes: Record<string, (shop: Shop) => Arguments> = {
  getCategory: ({ collection }) => ({
    path: { categoryId: collection.id },
    query: { treeReference, fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'] },
  }),
  getCategoryBySlug: ({ collection }) => ({
    path: { slug: collection.slug ?? '' },
    query: { treeReference, fields: ['RICH_CONTENT_DESCRIPTION'] },
  }),
  queryCategories: () => ({
    body: {
      treeReference,
      query: { sort: [{ fieldName: 'parentCategory.index' }], cursorPaging: { limit: 5 } },
      fields: ['DESCRIPTION'],
    },
  }),
  searchCategories: () => ({
    body: { treeReference, search: { search: { expression: 'table' }, cursorPaging: { limit: 5 } } },
  }),
  countCategories: () => ({ body: { treeReference } }),
  listItemsInCategory: ({ collection }) => ({
    path: { categoryId: collection.id },
    query: { treeReference, useCategoryArrangement: true, cursorPaging: { limit: 5 } },
  }),
  listCategoriesForItem: ({ line: { catalogReference } }) => ({
    query: {
      item: { catalogItemId: catalogReference.catalogItemId, appId: catalogReference.appId },
      treeReference,
    },
  }),
};

/** Gives a visitor an order that was paid earlier, and returns its id. */
export const placesOrder = ({ state, clock }: Sandbox, visitorId: string): string => {
  const order: OrderRecord = {
    id: 'c0a8f1d2-7b3e-4f59-8a61-5d90e2c4b7f3',
    number: '10000',
    checkoutId: '4d7e2b90-1c5f-4a83-b6d2-9f08e3a7c514',
    owner: { role: 'visitor', id: visitorId },
    createdDate: clock.iso(),
    status: 'APPROVED',
    paymentStatus: 'PAID',
    buyer: { email: 'mara.lindt@example.org', name: 'Mara Lindt' },
    shippingAddress: null,
    couponCode: null,
    currency: state.settings.currency,
    lines: [{ productId: null, name: 'Studio visit', options: [], quantity: 1, total: '12.00' }],
    priceSummary: {
      subtotal: '12.00',
      discount: '0.00',
      shipping: '0.00',
      additionalFees: '0.00',
      tax: '0.00',
      total: '12.00',
    },
  };
  state.orders.push(order);
  return order.id;
};

/** Arguments of the calls of store orders that the sandbox answers with success. */
export const shopOrderRecipes: Record<string, (shop: Shop) => Arguments> = {
  getShopOrder: ({ orderId }) => ({ path: { id: orderId } }),
  searchOrders: () => ({
    body: { search: { sort: [{ fieldName: 'createdDate' }], cursorPaging: { limit: 5 } } },
  }),
};
