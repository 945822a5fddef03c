import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { cookieStorage } from 'vitrine';
import { useCart, useCartLineActions, VitrineProvider } from 'vitrine/react';
import { cookie, openSite } from '../site';

const isPage = typeof document !== 'undefined';

/** The cart as an island: drawn by the server, and edited in the page. */
export const CartIsland = ({ state }: { readonly state: DehydratedState }) => {
  // In the browser the island continues with the visitor's cookie. On the server it draws the data of the page.
  const [site] = useState(() => openSite(isPage ? cookieStorage(cookie) : undefined));
  return (
    <VitrineProvider {...site}>
      <HydrationBoundary state={state}>
        <Cart />
      </HydrationBoundary>
    </VitrineProvider>
  );
};

const Cart = () => {
  const { lines, count, pending } = useCart();
  const { setQuantity } = useCartLineActions();
  return (
    <section aria-busy={pending}>
      <h2>{count} in the cart</h2>
      <ul id="cart">
        {lines.map(({ id, item, quantity }) => (
          <li key={id}>
            {quantity} x {item.productName?.translated ?? item.productName?.original}{' '}
            <button onClick={() => void setQuantity(id, quantity + 1)}>One more</button>
          </li>
        ))}
      </ul>
    </section>
  );
};
