import { redirect } from 'react-router';
import { requestCookies, STORES_APP_ID } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { added } from '../added.server';
import { cookie, openSite } from '../site';
import type { Route } from './+types/cart';

/** Puts one piece of a product into the cart. */
export const action = async ({ request }: Route.ActionArgs) => {
  const catalogItemId = (await request.formData()).get('product');
  if (typeof catalogItemId !== 'string') throw new Response('Which product?', { status: 400 });
  const session = requestCookies(request, cookie);
  const { client } = openSite(session);
  const line = { quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId } };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, { client });
  client.session.dispose();
  const pieces = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const headers = new Headers({ 'set-cookie': await added.serialize(`Pieces in your cart: ${pieces}`) });
  return redirect('/', { status: 303, headers: session.applyTo(headers) });
};
