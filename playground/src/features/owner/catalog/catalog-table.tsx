import type { Product } from 'vitrine/catalog-v1';
import { text } from '../../../text/owner.ts';
import { AllTick } from '../all-tick.tsx';
import { CatalogRow } from './catalog-row.tsx';
import type { Selection } from '../../../lib/use-selection.ts';
import styles from '../table.module.css';

export interface CatalogTableProps {
  products: readonly Product[];
  /** Collection names by id. */
  collections: ReadonlyMap<string, string>;
  selection: Selection;
}

/** The products with the columns that an owner needs. On narrow windows each row is a card. */
export const CatalogTable = ({ products, collections, selection }: CatalogTableProps) => {
  const { catalog } = text.ownerShop;
  return (
    <table className={styles['table']} aria-label={catalog.table}>
      <thead>
        <tr>
          <AllTick label={catalog.selectShown} rows={products} selection={selection} />
          <th scope="col">{catalog.product}</th>
          <th scope="col" data-number="">
            {catalog.price}
          </th>
          <th scope="col">{catalog.stock}</th>
          <th scope="col">{catalog.ribbon}</th>
          <th scope="col">{catalog.collections}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <CatalogRow
            key={product.id}
            product={product}
            collections={collections}
            selected={selection.has(product.id)}
            onSelect={(on) => selection.set([product], on)}
          />
        ))}
      </tbody>
    </table>
  );
};
