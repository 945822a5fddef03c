import { anyCart, anyCatalog, createCart, plainReference } from 'vitrine/state';
import type { Site } from './visit.ts';

/** The products that need no choice, in either catalog of the platform. */
export const products = async (client: Site) => {
  const { products } = await anyCatalog.products({ sort: 'name', pageSize: 100 }, { client });
  return products.filter((product) => plainReference(product));
};

/** The lines of the visitor's cart; a new visitor has none. */
export const cartLines = async (client: Site) => (await anyCart.read({ client }, true))?.lineItems ?? [];

/** Puts one piece of a product into the visitor's cart; returns the number of pieces in the cart. */
export const addOne = async (client: Site, productId: string): Promise<number> => {
  const product = await anyCatalog.product({ id: productId }, { client });
  const reference = product && plainReference(product);
  const cart = createCart(client, { backend: anyCart });
  if (reference) await cart.add({ quantity: 1, catalogReference: reference });
  return cart.getSnapshot().count;
};
