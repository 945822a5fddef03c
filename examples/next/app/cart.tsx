'use client';

import { useCart, useCartLineActions } from 'vitrine/react';

/** The visitor's cart: drawn by the server, and edited in the page. */
export const Cart = () => {
  const { lines, count, pending } = useCart();
  const { setQuantity, remove } = useCartLineActions();
  return (
    <section aria-busy={pending}>
      <h2>{count} in the cart</h2>
      <ul id="cart">
        {lines.map(({ id, item, quantity, amount }) => (
          <li key={id}>
            {quantity} x {item.productName?.translated ?? item.productName?.original},{' '}
            {amount.price?.formattedAmount}{' '}
            <button onClick={() => void setQuantity(id, quantity + 1)}>One more</button>
            <button onClick={() => void remove(id)}>Remove</button>
          </li>
        ))}
      </ul>
    </section>
  );
};
