import { Link } from '@tanstack/react-router';
import type { CatalogCategory } from 'vitrine/state';
import { parseShopSearch, type ShopSearch } from './shop-search.ts';
import { text } from '../../text/shop.ts';
import { levelsOf } from './category-levels.ts';
import styles from './shop.module.css';

/** A chip is current only if the whole address matches. */
const sameAddress = { exact: true } as const;

const inCategory =
  (collection: string | undefined) =>
  (search: object): ShopSearch =>
    parseShopSearch({ ...search, collection });

const Chip = ({
  slug,
  name,
  count,
  isOpen = false,
}: {
  slug: string | undefined;
  name: string;
  count?: number;
  /** Whether the chosen category is below this one. */
  isOpen?: boolean;
}) => (
  <li>
    <Link
      to="/shop"
      search={inCategory(slug)}
      resetScroll={false}
      className={styles['chip']}
      activeOptions={sameAddress}
      {...(isOpen && { 'data-open': '' })}
    >
      <bdi>{name}</bdi>
      {count !== undefined && <small>{count}</small>}
    </Link>
  </li>
);

/**
 * Filters the list by category: a row of the first level, and one row for each level below the chosen category. Links, so
 * that each choice has its own address and Back undoes it.
 */
export const CategoryChips = ({
  categories,
  chosen,
}: {
  categories: readonly CatalogCategory[];
  chosen: CatalogCategory | undefined;
}) => {
  const { levels, path } = levelsOf(categories, chosen);
  return (
    <nav aria-label={text.shop.collections} className={styles['levels']}>
      {levels.map(({ parent, children }) => (
        <ul
          key={parent?.id ?? ''}
          className={styles['chips']}
          {...(parent && { 'aria-label': text.shop.below(parent.name) })}
        >
          {!parent && <Chip slug={undefined} name={text.shop.all} />}
          {children.map(({ id, slug, name, count }) => (
            <Chip key={id} slug={slug} name={name} count={count} isOpen={path.has(id) && id !== chosen?.id} />
          ))}
        </ul>
      ))}
    </nav>
  );
};
