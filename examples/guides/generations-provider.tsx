// #region provider
import { useCart, useProducts, VitrineProvider } from 'vitrine/react';
import { anyCart, anyCatalog, ticketsV2 } from 'vitrine/state';
import { site } from './site.ts';

const Products = () => {
  const { products } = useProducts({ sort: 'name' });
  const { count } = useCart();
  return (
    <>
      <p>{count} in the cart</p>
      {products.map(({ id, name, price }) => (
        <p key={id}>
          {name} {price?.now.text}
        </p>
      ))}
    </>
  );
};

export const Shop = () => (
  <VitrineProvider client={site} cart={anyCart} catalog={anyCatalog} tickets={ticketsV2}>
    <Products />
  </VitrineProvider>
);
// #endregion provider
