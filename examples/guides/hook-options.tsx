// #region options
import { useCart } from 'vitrine/react';
import { useGetProduct } from 'vitrine/react/catalog-v1';

/** Reads nothing until there is an id, and renders again only if the name changes. */
export const ProductName = ({ id }: { id: string | undefined }) => {
  const { data: name } = useGetProduct(id ?? '', undefined, {
    query: { enabled: id !== undefined, select: ({ product }) => product?.name, staleTime: 60_000 },
    request: { timeout: 5_000, headers: { 'x-trace': 'product-name' } },
  });
  return <h1>{name ?? '…'}</h1>;
};

/** Renders again only if the number of pieces changes. */
export const CartBadge = () => <span>{useCart((cart) => cart.count)}</span>;
// #endregion options
