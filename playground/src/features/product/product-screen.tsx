import { getRouteApi, Link } from '@tanstack/react-router';
import { useCategories, useProduct } from 'vitrine/react';
import type { CatalogProduct } from 'vitrine/state';
import { Crumbs } from '../../components/crumbs.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/shop.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { CategoryCrumbs } from '../shop/category-crumbs.tsx';
import { pathTo } from '../shop/category-levels.ts';
import gallery from './gallery.module.css';
import styles from './product.module.css';
import { ProductView } from './product-view.tsx';

const route = getRouteApi('/shop/p/$slug');

/** The way to the first category that contains the product. */
const ProductCrumbs = ({ product: { categoryIds } }: { product: CatalogProduct }) => {
  const { categories } = useCategories();
  const category = categories.find(({ id }) => categoryIds.includes(id));
  return <CategoryCrumbs path={pathTo(categories, category)} />;
};

const Loading = () => (
  <div className={styles['layout']} aria-busy="true">
    <div className={gallery['main']}>
      <Skeleton ratio="5 / 6" />
    </div>
    <div className={styles['panel']}>
      <PageHeading title={text.product.loading} className={styles['title']}>
        <span className="visually-hidden">{text.common.loading}</span>
        <Skeleton width="60%" height="2rem" />
      </PageHeading>
      <Skeleton width="30%" height="1.5rem" />
      <Skeleton height="6rem" />
      <Skeleton height="3rem" />
    </div>
  </div>
);

/** The page of one product. */
export const ProductScreen = () => {
  const { slug } = route.useParams();
  const { product, notFound, pending, error, retry } = useProduct({ slug });
  if (notFound) return <MissingScreen title={text.product.notFound} body={text.product.notFoundText} />;
  return (
    <>
      <Crumbs>
        <Link to="/shop">{text.shop.title}</Link>
        <span aria-hidden="true">/</span>
        {product && <ProductCrumbs product={product} />}
        <bdi aria-current="page">{product?.name ?? slug}</bdi>
      </Crumbs>
      {pending && <Loading />}
      {product && <ProductView key={product.id} product={product} onStale={retry} />}
      {error && !product && (
        <>
          <PageHeading title={text.product.failed} />
          <ErrorRow title={failureText(error)} onRetry={retry} />
        </>
      )}
    </>
  );
};
