import { Link } from '@tanstack/react-router';
import type { Product } from 'vitrine/catalog-v1';
import { parseAmount } from 'vitrine/format';
import { useRemoveRibbon, useUpdateProduct } from 'vitrine/react/catalog-write';
import { useStore } from '../../../lib/use-store.ts';
import { Label } from '../../../components/label.tsx';
import { Picture } from '../../../components/picture.tsx';
import { language } from '../../../lib/language.ts';
import { EVERYTHING, stockWords } from '../stock-text.ts';
import { fieldNumber } from '../field-number.ts';
import { money } from '../../../lib/format.ts';
import { text } from '../../../text/owner.ts';
import { InlineField } from './inline-field.tsx';
import { RowTick } from '../row-tick.tsx';
import styles from '../table.module.css';

export interface CatalogRowProps {
  product: Product;
  /** Collection names by id. */
  collections: ReadonlyMap<string, string>;
  selected: boolean;
  onSelect: (on: boolean) => void;
}

const Price = ({ product }: { product: Product }) => {
  const locale = useStore(language);
  const { mutateAsync } = useUpdateProduct();
  const { price = 0, discountedPrice = price, currency = '' } = product.priceData ?? {};
  const read = (words: string) => parseAmount(words, { locale, currency });
  const full = money(price, currency);
  const reduced =
    discountedPrice < price ? text.ownerShop.catalog.reducedTo(money(discountedPrice, currency)) : undefined;
  return (
    <InlineField
      what={text.ownerShop.catalog.price}
      name={product.name ?? ''}
      shown={reduced === undefined ? full : `${full} ${reduced}`}
      draft={fieldNumber(price, locale)}
      numeric
      check={(words) => (read(words) === undefined ? text.ownerShop.catalog.badPrice : undefined)}
      onSave={(words) =>
        mutateAsync({ id: product.id, data: { product: { priceData: { price: Number(read(words)) } } } })
      }
    >
      <span>
        {full}
        {reduced !== undefined && <small>{reduced}</small>}
      </span>
    </InlineField>
  );
};

const Ribbon = ({ product: { id, name, ribbon = '' } }: { product: Product }) => {
  const change = useUpdateProduct();
  const remove = useRemoveRibbon();
  return (
    <InlineField
      what={text.ownerShop.catalog.ribbon}
      name={name ?? ''}
      shown={ribbon === '' ? text.ownerShop.catalog.noRibbon : ribbon}
      draft={ribbon}
      maxLength={30}
      onSave={(words) =>
        words === ''
          ? remove.mutateAsync({ id })
          : change.mutateAsync({ id, data: { product: { ribbon: words } } })
      }
    >
      {ribbon === '' ? (
        <span className={styles['faint']}>{text.ownerShop.catalog.noRibbon}</span>
      ) : (
        <Label>{ribbon}</Label>
      )}
    </InlineField>
  );
};

/** One product of the catalog; price and ribbon can be edited in place. */
export const CatalogRow = ({ product, collections, selected, onSelect }: CatalogRowProps) => {
  const { catalog } = text.ownerShop;
  const { level, words } = stockWords(product);
  const names = product.collectionIds.flatMap((id) => (id === EVERYTHING ? [] : (collections.get(id) ?? [])));
  return (
    <tr data-selected={selected || undefined}>
      <td className={styles['tick']}>
        <RowTick label={catalog.select(product.name ?? '')} selected={selected} onChange={onSelect} />
      </td>
      <th scope="row" aria-label={product.name}>
        <span className={styles['thing']}>
          <span className={styles['thumb']}>
            <Picture url={product.media?.mainMedia?.thumbnail?.url} alt="" ratio="1" />
          </span>
          <span className={styles['names']}>
            <Link to="/owner/catalog/$id" params={{ id: product.id }}>
              {product.name}
            </Link>
            <small>
              {[product.sku, product.visible === false ? catalog.hidden : ''].filter(Boolean).join(' · ')}
            </small>
          </span>
        </span>
      </th>
      <td data-label={catalog.price} className={styles['number']}>
        <Price product={product} />
      </td>
      <td data-label={catalog.stock} data-level={level} className={styles['stock']}>
        {words}
      </td>
      <td data-label={catalog.ribbon}>
        <Ribbon product={product} />
      </td>
      <td data-label={catalog.collections} className={styles['soft']}>
        {names.length === 0 ? catalog.noCollections : names.join(', ')}
      </td>
    </tr>
  );
};
