import { STORES_APP_ID, type VitrineClient } from 'vitrine';
import { createRedirectSession } from 'vitrine/redirect-session';
import { anyCatalog, cartV1, createCart } from 'vitrine/state';

/** Orders the cart on the hosted page. */
export const checkOut = async (client: VitrineClient, backend = cartV1): Promise<void> => {
  const cart = createCart(client, { backend });
  const product = await anyCatalog.product({ slug: 'oak-board' }, { client });
  const options = { variantId: product?.variantId };
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: product?.id ?? '', options };
  await cart.add({ quantity: 1, catalogReference });
  const checkoutId = await cart.checkout();
  const callbacks = { postFlowUrl: 'http://localhost:5173/checkout/return' };
  await createRedirectSession({ ecomCheckout: { checkoutId }, callbacks }, { client });
};
