import { clientCode, clientImports, type ProgramSite } from './client-code.ts';
import { literal } from './literal.ts';

/** A product, and the choices that a person has made. */
export interface ProductOfProgram {
  readonly slug: string;
  readonly selection: Readonly<Record<string, string>>;
}

const setupOf = (selection: ProductOfProgram['selection']): string =>
  Object.keys(selection).length === 0 ? '' : `, ${literal({ selection }, '  ')}`;

/** A whole module in React that adds a product with these choices to the cart, on sites of both generations. */
export const productProgram = ({ slug, selection }: ProductOfProgram, site: ProgramSite): string =>
  `${clientImports(site)}import { useState } from 'react';
import { useCart, useCartActions, useProduct, useProductChoices, VitrineProvider } from 'vitrine/react';
import { anyCart, anyCatalog, type CatalogProduct } from 'vitrine/state';

${clientCode(site, 'page')}
const Buy = ({ product }: { product: CatalogProduct }) => {
  const { reference } = useProductChoices(product${setupOf(selection)});
  const { add } = useCartActions();
  const { count } = useCart();
  const [problem, setProblem] = useState<string>();
  const buy = async () => {
    try {
      // While a choice is missing, reference() throws and nothing is sent.
      const { error } = await add({ quantity: 1, catalogReference: reference() });
      setProblem(error?.message);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <h1>{product.name}</h1>
      <button onClick={() => void buy()}>Add to the cart</button>
      <p>Pieces in the cart: {count}</p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};

const Example = () => {
  const { product, error } = useProduct({ slug: ${literal(slug)} });
  if (product) return <Buy key={product.id} product={product} />;
  return error ? <p role="alert">{error.message}</p> : <p>Loading …</p>;
};

export const Page = () => (
  <VitrineProvider client={client} cart={anyCart} catalog={anyCatalog}>
    <Example />
  </VitrineProvider>
);
`;
