import * as carts from '../../generated/carts/index.ts';
import * as catalog from '../../generated/catalog-v1/index.ts';
import * as catalogWrite from '../../generated/catalog-write/index.ts';
import * as graphql from '../../generated/graphql/index.ts';
import * as redirects from '../../generated/redirect-session/index.ts';
import * as ticketing from '../../generated/ticketing/index.ts';
import { apiKey, createClient, isErrorOf, oauth, type VitrineClient } from '../index.ts';

// Calls of bound services that must compile and calls that must not. Only the compiler runs these lines.

const services = { carts, catalog, catalogWrite, graphql, redirects, ticketing };
const shopper = createClient({ auth: oauth({ clientId: 'shop' }), services });
const owner = createClient({ auth: apiKey({ key: 'key' }), services });
const unknown = createClient({ services });
const product = { product: { name: 'Bowl', productType: 'physical', priceData: { price: 20 } } } as const;

export const calls = async (): Promise<void> => {
  const { cart } = await shopper.carts.getCurrentCart();
  const currency: string | undefined = cart?.currency;
  await shopper.carts.getCurrentCart({ timeout: 1000 });
  await shopper.carts.addToCurrentCart({ lineItems: [] });
  await shopper.carts.addToCurrentCart({ lineItems: [] }, { idempotencyKey: currency });
  // @ts-expect-error The call requires a body.
  await shopper.carts.addToCurrentCart();
  // @ts-expect-error The call has no such field.
  await shopper.carts.addToCurrentCart({ items: [] });
  // @ts-expect-error A bound call takes no client.
  await shopper.carts.getCurrentCart({ client: owner });
  await shopper.catalog.getProduct('id');
  await shopper.catalog.getProduct('id', { includeMerchantSpecificData: true });
  await shopper.catalog.getProduct('id', undefined, { timeout: 1000 });
  // @ts-expect-error The id is required.
  await shopper.catalog.getProduct();
  await shopper.ticketing.getOrder('event', 'order');
  await shopper.graphql.graphql({ query: '{ x }' });
  await shopper.graphql.graphql({ query: '{ x }' }, { timeout: 1000 }, 'beta');
};

export const identities = async (): Promise<void> => {
  // @ts-expect-error An owner has no cart.
  await owner.carts.getCurrentCart();
  // @ts-expect-error Visitors and members may not create products.
  await shopper.catalogWrite.createProduct(product);
  await owner.catalogWrite.createProduct(product);
  await unknown.catalogWrite.createProduct(product);
  await unknown.carts.getCurrentCart();
  // @ts-expect-error Only owner and app may list the orders.
  await shopper.ticketing.listOrders();
  await owner.ticketing.listOrders();
  // @ts-expect-error This export is not a call.
  shopper.redirects.redirectOutcome('https://shop.test');
};

export const failures = async (): Promise<void> => {
  try {
    await shopper.carts.getCurrentCart();
  } catch (error) {
    if (isErrorOf(error, shopper.carts.getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND') return;
    throw error;
  }
};

export const names = (given: (client: VitrineClient) => void): void => {
  given(shopper);
  // @ts-expect-error The client has a member of this name.
  createClient({ services: { host: carts } });
  // @ts-expect-error The client has a member of this name.
  createClient({ services: { session: carts } });
  // @ts-expect-error The client has a member of this name.
  createClient({ services: { send: carts } });
  // @ts-expect-error The client has a member of this name.
  createClient({ services: { call: carts } });
  // @ts-expect-error This service was not given to the client.
  void createClient({ services: { carts } }).catalog;
};
