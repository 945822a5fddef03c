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

// #region totals
import { useCartActions, useCartTotals } from 'vitrine/react';

const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115' };

export const Totals = () => {
  const { setDetails } = useCartActions();
  const { data, error } = useCartTotals(); // without an argument: for the address in the cart
  return (
    <section>
      <button type="button" onClick={() => void setDetails({ contactInfo: { address: berlin } })}>
        Deliver to Berlin
      </button>
      {data?.priceSummary.total.formattedConvertedAmount} {data?.needsDelivery && 'without delivery'}
      {error && <p role="alert">{error.message}</p>}
    </section>
  );
};
// #endregion totals
