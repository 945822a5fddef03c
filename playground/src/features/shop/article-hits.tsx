import { Link } from '@tanstack/react-router';
import { text } from '../../text/shop.ts';
import { searchOf } from '../product/product-search.ts';
import styles from './shop.module.css';
import type { Article } from './use-articles.ts';

/** Variants whose article code matches the search words, for visitors with a code from a list or receipt. */
export const ArticleHits = ({ hits }: { hits: readonly Article[] }) => {
  if (hits.length === 0) return null;
  return (
    <ul className={styles['articles']}>
      {hits.map(({ id, sku, name, slug, selection }) => (
        <li key={id}>
          <bdi dir="ltr">{text.shop.code(sku)}</bdi>
          {slug === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to="/shop/p/$slug" params={{ slug }} search={searchOf(selection)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
};
