'use server';

import { revalidatePath } from 'next/cache';
import { cookies, headers } from 'next/headers';
import { requestCookies } from 'vitrine';
import { anyCart, createCart } from 'vitrine/state';
import { cachedProducts } from './products';
import { cookie, openClient } from './site';

/** Puts one piece of a product into the cart; returns a sentence for the person. */
export const addToCart = async (_before: string, form: FormData): Promise<string> => {
  const product = (await cachedProducts()).find(({ id }) => id === form.get('product'));
  if (!product) return 'There is no such product.';
  const session = requestCookies(await headers(), cookie);
  const client = openClient(session);
  try {
    const cart = createCart(client, { backend: anyCart });
    const { outcome, error } = await cart.add({ quantity: 1, catalogReference: product.reference });
    revalidatePath('/'); // the page is rendered again, with the new cart
    if (error) return error.message;
    return outcome === 'applied' ? `${product.name} is in your cart.` : 'No more pieces are available.';
  } finally {
    client.session.dispose();
    session.applyTo(await cookies()); // a Server Action has no response of its own
  }
};
