import { VitrineProvider } from 'vitrine/react';
import { useQueryProducts } from 'vitrine/react/catalog-v1';
import { site } from './products.mts'; // the client above

const Products = () => useQueryProducts({}).data?.products.map(({ id, name }) => <p key={id}>{name}</p>);
export const Page = () => (
  <VitrineProvider client={site}>
    <Products />
  </VitrineProvider>
);
