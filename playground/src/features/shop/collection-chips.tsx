import { Link } from '@tanstack/react-router';
import type { Collection } from 'vitrine/catalog-v2';
import { parseShopSearch, type ShopSearch } from './shop-search.ts';
import { text } from '../../text/text.ts';
import styles from './shop.module.css';

/** A chip is current only if the whole address matches. */
const sameAddress = { exact: true } as const;

const inCollection =
  (collection: string | undefined) =>
  (search: object): ShopSearch =>
    parseShopSearch({ ...search, collection });

/** Filters the list by collection. Links, so that each choice has its own address and Back undoes it. */
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
