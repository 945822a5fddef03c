import { useProducts, VitrineProvider } from 'vitrine/react';
import { anyCatalog } from 'vitrine/state';
import { site } from './products.mts'; // the client above

const Products = () => useProducts({ sort: 'price' }).products.map(({ id, name }) => <p key={id}>{name}</p>);
export const Page = () => (
  <VitrineProvider client={site} catalog={anyCatalog}>
    <Products />
  </VitrineProvider>
);
