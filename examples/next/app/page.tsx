import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { headers } from 'next/headers';
import { requestCookies } from 'vitrine';
import { prefetchCart } from 'vitrine/react';
import { AddForm } from './add-form';
import { Cart } from './cart';
import { cachedProducts } from './products';
import { cookie, openSite } from './site';

/** The products come from the cache of all visitors, the cart is read for this visitor. */
const read = async () => {
  // A page cannot set cookies, so it never renews: the proxy has.
  const { client, queryClient } = openSite(requestCookies(await headers(), { ...cookie, readOnly: true }));
  try {
    const [products] = await Promise.all([cachedProducts(), prefetchCart(queryClient)]);
    return { products, state: dehydrate(queryClient), role: client.session.getSnapshot().role };
  } finally {
    client.session.dispose();
  }
};

/** The part of the page for one visitor; all reads for the visitor are below it. */
const Shop = async () => {
  const { products, state, role } = await read();
  return (
    <>
      <p id="session">{role}</p>
      <form method="post" action={role === 'member' ? '/sign-out' : '/sign-in'}>
        <button>{role === 'member' ? 'Sign out' : 'Sign in'}</button>
      </form>
      <AddForm products={products.map(({ id, name, price }) => ({ id, name, price }))} />
      <HydrationBoundary state={state}>
        <Cart />
      </HydrationBoundary>
    </>
  );
};

export default function Page() {
  return (
    <main>
      <h1>Shop</h1>
      <Shop />
    </main>
  );
}
