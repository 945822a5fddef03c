import { cookies } from 'next/headers';
import { requestCookies, STORES_APP_ID } from 'vitrine';
import { addToCurrentCart } from 'vitrine/carts';
import { cookie, openSite } from '../site';

/** Puts one piece of a product into the cart, for a page without scripts. */
export const POST = async (request: Request) => {
  const catalogItemId = (await request.formData()).get('product');
  if (typeof catalogItemId !== 'string') return new Response('Which product?', { status: 400 });
  const session = requestCookies(request, cookie);
  const { client } = openSite(session);
  const line = { quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId } };
  const { cart } = await addToCurrentCart({ lineItems: [line] }, { client });
  client.session.dispose();
  const pieces = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  (await cookies()).set('added', `Pieces in your cart: ${pieces}`, { maxAge: 10 });
  return session.applyTo(new Response(null, { status: 303, headers: { location: '/' } }));
};
