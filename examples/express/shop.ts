import { isErrorOf, STORES_APP_ID } from 'vitrine';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import type { Site } from './visit.ts';

/** The products on the page. None of them has a size or a colour to choose. */
export const products = async (site: Site) =>
  (
    await queryProducts(
      { query: { filter: { slug: { $in: ['low-carafe', 'oak-board'] } } } },
      { client: site },
    )
  ).products;

/** The lines of the visitor's cart; a new visitor has none. */
export const cartLines = async (site: Site) => {
  try {
    return (await getCurrentCart({ client: site })).cart.lineItems;
  } catch (error) {
    if (isErrorOf(error, getCurrentCart) && error.code === 'OWNED_CART_NOT_FOUND') return [];
    throw error;
  }
};

/** Puts one piece of a product into the visitor's cart; returns the number of pieces in the cart. */
export const addOne = async (site: Site, productId: string): Promise<number> => {
  const line = { quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId: productId } };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, { client: site });
  return cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
};
