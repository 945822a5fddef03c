/** A user's program of thirty lines, on which the type-check budgets are measured. */
export const userFile = `import { createClient, isApiError, oauth, webStorage } from 'vitrine';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { cartsService, openApiClient } from 'vitrine/carts/openapi';
import { queryProducts } from 'vitrine/catalog-v1';
import { queryEvents } from 'vitrine/events-v3';

const client = createClient({ auth: oauth({ clientId: 'id', storage: webStorage() }) });

export const shelf = async (slug: string): Promise<string[]> => {
  const { products } = await queryProducts({ query: { paging: { limit: 20 } } }, { client });
  return products.filter((product) => product.slug !== slug).map((product) => product.name);
};

export const evenings = async (): Promise<string[]> => {
  const { events = [] } = await queryEvents({}, { client });
  return events.map(({ title }) => title);
};

export const add = async (appId: string, catalogItemId: string): Promise<number> => {
  const line = { quantity: 1, catalogReference: { appId, catalogItemId } };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, { client });
  return cart.lineItems.length;
};

export const note = async (): Promise<string | undefined> => {
  try {
    return (await getCurrentCart({ client })).cart.buyerNote;
  } catch (error) {
    if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return undefined;
    throw error;
  }
};

export const read = async () =>
  (await openApiClient(client, cartsService).GET('/v1/carts/current')).data?.cart.id;
`;
