import { site } from './site.ts';
import { CartPage } from './cart.tsx';

// #region provider
import { VitrineProvider } from 'vitrine/react';
import { anyCart } from 'vitrine/state'; // or cartV1, cartV2

export const Shop = () => (
  <VitrineProvider client={site} cart={anyCart}>
    <CartPage />
  </VitrineProvider>
);
// #endregion provider
