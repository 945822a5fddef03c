'use client';

import { useActionState } from 'react';
import { addToCart } from './actions';

interface Props {
  readonly products: readonly { readonly id: string; readonly name: string; readonly price?: string }[];
}

/** The products with their buttons. The form works before the scripts of the page have loaded, too. */
export const AddForm = ({ products }: Props) => {
  const [message, action] = useActionState(addToCart, '');
  return (
    <form action={action}>
      <output>{message}</output>
      <ul>
        {products.map(({ id, name, price }) => (
          <li key={id}>
            <button name="product" value={id}>
              Add {name}
            </button>{' '}
            {price}
          </li>
        ))}
      </ul>
    </form>
  );
};
