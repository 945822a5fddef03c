import { useId } from 'react';
import { useCategories, useProducts } from 'vitrine/react';
import type { CatalogCategory, CatalogProduct } from 'vitrine/state';
import { text } from '../../text/shop.ts';
import { ProductCard, ProductCardSkeleton } from '../shop/product-card.tsx';
import { summaryOf } from '../shop/product-summary.ts';
import styles from './related-products.module.css';

/** The largest number of related products. */
const MOST = 4;

/** The first category of a product that has no narrower one of the same product below it. */
const narrowestOf = (
  categories: readonly CatalogCategory[],
  { categoryIds }: CatalogProduct,
): CatalogCategory | undefined => {
  const own = categories.filter(({ id }) => categoryIds.includes(id));
  return own.find(({ id }) => !own.some(({ parentId }) => parentId === id));
};

/** Other products of the same category. It is a part of its own page, so that it is read after the product. */
export const RelatedProducts = ({ product }: { product: CatalogProduct }) => {
  const heading = useId();
  const { categories, pending: isLooking } = useCategories();
  const category = narrowestOf(categories, product);
  // One more than shown, because the product itself may be among them.
  const { products, pending } = useProducts(
    { category: category?.id, pageSize: MOST + 1 },
    { enabled: category !== undefined },
  );
  const others = products.filter(({ id }) => id !== product.id).slice(0, MOST);
  const isBusy = product.categoryIds.length > 0 && (isLooking || (category !== undefined && pending));
  if (!isBusy && others.length === 0) return null;
  return (
    <section className={styles['related']} aria-labelledby={heading} aria-busy={isBusy}>
      <h2 id={heading}>{text.product.related}</h2>
      <ul className={styles['cards']}>
        {isBusy
          ? Array.from({ length: MOST }, (_, index) => (
              <li key={index}>
                <ProductCardSkeleton />
              </li>
            ))
          : others.map((other) => (
              <li key={other.id}>
                <ProductCard summary={summaryOf(other)} />
              </li>
            ))}
      </ul>
    </section>
  );
};
