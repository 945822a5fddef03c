'use client';

import { useQuery } from '@tanstack/react-query';
import { STORES_APP_ID } from 'vitrine';
import { useCart, useCartActions, useSession } from 'vitrine/react';
import { shownProducts } from './queries';

/** The shop as a page. Without scripts, its buttons submit the form. */
export const Shop = () => (
  <>
    <p id="session">{useSession().role}</p>
    <form method="post" action="/cart">
      <Products />
    </form>
    <Cart />
  </>
);

const Products = () => {
  const { data } = useQuery(shownProducts);
  const { add } = useCartActions();
  return data?.products.map(({ id, name }) => (
    <button
      key={id}
      name="product"
      value={id}
      onClick={(event) => {
        event.preventDefault();
        void add({ quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId: id } });
      }}
    >
      Add {name}
    </button>
  ));
};

const Cart = () => (
  <ul id="cart">
    {useCart().lines.map(({ id, item, quantity }) => (
      <li key={id}>
        {quantity} x {item.productName.original}
      </li>
    ))}
  </ul>
);
