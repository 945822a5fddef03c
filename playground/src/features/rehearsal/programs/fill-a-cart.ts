import { STORES_APP_ID, type VitrineClient } from 'vitrine';
import { anyCatalog, cartV1, createCart } from 'vitrine/state';

/** Puts two boards into the cart and applies a coupon. */
export const fillCart = async (client: VitrineClient, backend = cartV1): Promise<void> => {
  const cart = createCart(client, { backend });
  const product = await anyCatalog.product({ slug: 'oak-board' }, { client });
  const options = { variantId: product?.variantId };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product?.id ?? '', options };
  await cart.add({ quantity: 2, catalogReference });
  await cart.applyCoupon('WELCOME10');
};
