import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { STORES_APP_ID } from 'vitrine';
import { useAddToCurrentCart } from 'vitrine/react/carts';
import { cartOrNone, productBySlug } from './queries.ts';

/** A product, the cart beside it, and a button that adds the product. The cart may arrive later than the rest. */
export const ProductPage = ({ slug }: { readonly slug: string }) => {
  const [product] = useSuspenseQuery(productBySlug(slug)).data.products;
  const add = useAddToCurrentCart();
  if (!product) return <h1>There is no such product</h1>;
  const line = { quantity: 1, catalogReference: { appId: STORES_APP_ID, catalogItemId: product.id } };
  return (
    <main>
      <h1>{product.name}</h1>
      <p>{product.priceData?.formatted?.discountedPrice}</p>
      <button type="button" onClick={() => add.mutate({ data: { lineItems: [line] } })}>
        Add to cart
      </button>
      <Suspense fallback={<p>Your cart …</p>}>
        <Cart />
      </Suspense>
    </main>
  );
};

const Cart = () => {
  const { data: cart } = useSuspenseQuery(cartOrNone);
  const pieces = cart?.lineItems.map(
    ({ quantity, productName }) => `${quantity} x ${productName?.translated ?? productName?.original}`,
  );
  return <p id="cart">{pieces?.join(', ') || 'Your cart is empty'}</p>;
};
