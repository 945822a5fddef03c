import { Link } from '@tanstack/react-router';
import type { Collection } from 'vitrine/catalog-v2';
import { parseShopSearch, type ShopSearch } from './shop-search.ts';
import { text } from '../../text/text.ts';
import styles from './shop.module.css';

/** A chip is the current one only while the whole address is its own. */
const sameAddress = { exact: true } as const;

const inCollection =
  (collection: string | undefined) =>
  (search: object): ShopSearch =>
    parseShopSearch({ ...search, collection });

/** Narrows the list to one collection. Links, so that each choice has an address and Back undoes it. */
export const CollectionChips = ({ collections }: { collections: readonly Collection[] }) => (
  <nav aria-label={text.shop.collections}>
    <ul className={styles['chips']}>
      <li>
        <Link
          to="/shop"
          search={inCollection(undefined)}
          resetScroll={false}
          className={styles['chip']}
          activeOptions={sameAddress}
        >
          {text.shop.all}
        </Link>
      </li>
      {collections.map(({ slug, name, numberOfProducts }) => (
        <li key={slug}>
          <Link
            to="/shop"
            search={inCollection(slug)}
            resetScroll={false}
            className={styles['chip']}
            activeOptions={sameAddress}
          >
            {name}
            <small>{numberOfProducts}</small>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
