/** A user's program of thirty lines, on which the type-check budgets are measured. */
export const userFile = `import { createClient, isApiError, oauth, webStorage } from 'vitrine';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { cartsService, openApiClient } from 'vitrine/carts/openapi';
import { queryProducts } from 'vitrine/catalog-v1';
import { queryEvents } from 'vitrine/events-v3';

const client = createClient({ auth: oauth({ clientId: 'id', storage: webStorage() }) });

export const shelf = async (slug: string): Promise<string[]> => {
  const { products } = await queryProducts({ query: { paging: { limit: 20 } } }, { client });
  return products.filter((product) => product.slug !== slug).map(({ name = '' }) => name);
};

export const evenings = async (): Promise<string[]> => {
  const { events = [] } = await queryEvents({}, { client });
  return events.map(({ title = '' }) => title);
};

export const add = async (appId: string, catalogItemId: string): Promise<number> => {
  const line = { quantity: 1, catalogReference: { appId, catalogItemId } };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, { client });
  return cart?.lineItems.length ?? 0;
};

export const note = async (): Promise<string | undefined> => {
  try {
    return (await getCurrentCart({ client })).cart?.buyerNote;
  } catch (error) {
    if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return undefined;
    throw error;
  }
};

export const read = async () =>
  (await openApiClient(client, cartsService).GET('/v1/carts/current')).data?.cart?.id;
`;

/** The same with services that are bound to the client. */
export const boundUserFile = `import { createClient, oauth, webStorage } from 'vitrine';
import * as backInStock from 'vitrine/back-in-stock';
import * as carts from 'vitrine/carts';
import * as catalog from 'vitrine/catalog-v1';
import * as events from 'vitrine/events-v3';
import * as redirects from 'vitrine/redirect-session';
import * as ticketing from 'vitrine/ticketing';
import * as verification from 'vitrine/verification';

const site = createClient({
  auth: oauth({ clientId: 'id', storage: webStorage() }),
  services: { backInStock, carts, catalog, events, redirects, ticketing, verification },
});

export const shelf = async (slug: string): Promise<string[]> => {
  const { products } = await site.catalog.queryProducts({ query: { paging: { limit: 20 } } });
  return products.filter((product) => product.slug !== slug).map(({ name = '' }) => name);
};

export const evenings = async (): Promise<string[]> => {
  const { events = [] } = await site.events.queryEvents({});
  return events.map(({ title = '' }) => title);
};

export const add = async (appId: string, catalogItemId: string): Promise<number> => {
  const line = { quantity: 1, catalogReference: { appId, catalogItemId } };
  const { cart } = await site.carts.addToCurrentCart({ lineItems: [line] });
  return cart?.lineItems.length ?? 0;
};

export const note = () => site.carts.getCurrentCart({ timeout: 5_000 }).then(({ cart }) => cart?.buyerNote);
export const order = (event: string, number: string) => site.ticketing.getOrder(event, number);
`;
