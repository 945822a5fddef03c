import { Link } from '@tanstack/react-router';
import { useQueryProducts, useQueryStoreVariants } from 'vitrine/react/catalog-v1';
import { text } from '../../text/text.ts';
import styles from './shop.module.css';

/** Format of article codes: letters, a hyphen, and a digit. */
const CODE = /^[a-z]+-\d[\w-]*$/i;

/** Variants whose article code starts with the search words, for visitors with a code from a list or receipt. */
export const ArticleHits = ({ words = '' }: { words?: string | undefined }) => {
  const isCode = CODE.test(words);
  const { data } = useQueryStoreVariants(
    { query: { filter: { sku: { $startsWith: words.toUpperCase() } }, paging: { limit: 5 } } },
    { query: { enabled: isCode } },
  );
  const hits = isCode ? (data?.variants ?? []) : [];
  const ids = [...new Set(hits.map(({ productId }) => productId))];
  const products = useQueryProducts(
    { query: { filter: { id: { $in: ids } } } },
    { query: { enabled: ids.length > 0 } },
  );
  const slugs = new Map(products.data?.products.map(({ id, slug }) => [id, slug]));
  if (hits.length === 0) return null;
  return (
    <ul className={styles['articles']}>
      {hits.map(({ id, sku, productId, productName, variantName }) => {
        const slug = slugs.get(productId);
        const name = variantName === productName ? productName : `${productName}, ${variantName}`;
        return (
          <li key={id}>
            <bdi dir="ltr">{text.shop.code(sku)}</bdi>
            {slug === undefined ? (
              name
            ) : (
              <Link to="/shop/p/$slug" params={{ slug }}>
                {name}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
};
