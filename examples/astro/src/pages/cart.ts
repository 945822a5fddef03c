import type { APIRoute } from 'astro';
import { anyCart, anyCatalog, createCart, plainReference } from 'vitrine/state';

/** Puts one piece of a product into the cart. */
export const POST: APIRoute = async ({ request, cookies, locals, redirect }) => {
  const { client } = locals.site;
  const id = (await request.formData()).get('product');
  const product = typeof id === 'string' ? await anyCatalog.product({ id }, { client }) : undefined;
  const reference = product && plainReference(product);
  if (!reference) return new Response('Which product?', { status: 400 });
  const cart = createCart(client, { backend: anyCart });
  await cart.add({ quantity: 1, catalogReference: reference });
  cookies.set('added', `Pieces in your cart: ${cart.getSnapshot().count}`, { path: '/', maxAge: 10 });
  return redirect('/', 303);
};
