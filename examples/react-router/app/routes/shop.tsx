import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { data, Form } from 'react-router';
import { prefetchCart, productsPages, useCart, useProducts, useSession } from 'vitrine/react';
import { plainReference } from 'vitrine/state';
import { added } from '../added.server';
import { shownProducts } from '../queries';
import { withSite } from '../visit.server';
import type { Route } from './+types/shop';

export const loader = ({ request }: Route.LoaderArgs) =>
  withSite(request, async ({ queryClient }, session) => {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(productsPages(shownProducts)),
      prefetchCart(queryClient),
    ]);
    const state = dehydrate(queryClient);
    const sentence = String((await added.parse(request.headers.get('cookie'))) ?? '');
    // The page contains this visitor's cart.
    const headers = new Headers({ 'cache-control': 'private, no-store' });
    headers.append('set-cookie', await added.serialize('', { maxAge: 0 })); // the message is shown once
    return data({ state, sentence }, { headers: session.applyTo(headers) });
  });

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Shop({ loaderData: { state, sentence } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <h1>Shop</h1>
      <Visitor />
      <p id="added">{sentence}</p>
      <Form method="post" action="/cart">
        <Products />
      </Form>
      <Cart />
    </HydrationBoundary>
  );
}

const Visitor = () => <p id="session">{useSession().role}</p>;

const Products = () =>
  useProducts(shownProducts)
    .products.filter((product) => plainReference(product))
    .map(({ id, name }) => (
      <p key={id}>
        <button name="product" value={id}>
          Add {name}
        </button>
      </p>
    ));

const Cart = () => (
  <ul id="cart">
    {useCart().lines.map(({ id, item, quantity }) => (
      <li key={id}>
        {quantity} x {item.productName?.translated ?? item.productName?.original}
      </li>
    ))}
  </ul>
);
