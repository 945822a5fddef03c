import { redirect } from 'react-router';
import { anyCart, anyCatalog, createCart, plainReference } from 'vitrine/state';
import { added } from '../added.server';
import { withSite } from '../visit.server';
import type { Route } from './+types/cart';

/** Puts one piece of a product into the cart. */
export const action = ({ request }: Route.ActionArgs) =>
  withSite(request, async ({ client }, session) => {
    const id = (await request.formData()).get('product');
    const product = typeof id === 'string' ? await anyCatalog.product({ id }, { client }) : undefined;
    const reference = product && plainReference(product);
    if (!reference) throw new Response('Which product?', { status: 400 });
    const cart = createCart(client, { backend: anyCart });
    await cart.add({ quantity: 1, catalogReference: reference });
    const { count } = cart.getSnapshot();
    const headers = new Headers({ 'set-cookie': await added.serialize(`Pieces in your cart: ${count}`) });
    return redirect('/', { status: 303, headers: session.applyTo(headers) });
  });
