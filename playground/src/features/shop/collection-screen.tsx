import { getRouteApi, Link } from '@tanstack/react-router';
import { useCategories, useProducts } from 'vitrine/react';
import { Crumbs } from '../../components/crumbs.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, ErrorRow } from '../../components/state.tsx';
import { CategoryCrumbs } from './category-crumbs.tsx';
import { pathTo } from './category-levels.ts';
import { productsRequest } from './product-request.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/shop.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { ProductResults } from './product-results.tsx';
import styles from './shop.module.css';

const route = getRouteApi('/shop/c/$slug');

/** The page of one category. An unknown slug is told apart from a failed request. */
export const CollectionScreen = () => {
  const { slug } = route.useParams();
  const { categories, pending, error, retry } = useCategories();
  const category = categories.find((one) => one.slug === slug);
  const list = useProducts(productsRequest({}, category?.id), { enabled: category !== undefined });

  if (!pending && !error && !category)
    return <MissingScreen title={text.collection.notFound} body={text.collection.notFoundText(slug)} />;
  return (
    <>
      <Crumbs>
        <Link to="/shop">{text.shop.title}</Link>
        <span aria-hidden="true">/</span>
        <CategoryCrumbs path={pathTo(categories, category).slice(0, -1)} />
        <bdi aria-current="page">{category?.name ?? slug}</bdi>
      </Crumbs>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={category?.name ?? (error ? text.collection.failed : text.collection.loading)} />
          {category?.description && (
            <p className="lead">
              <bdi>{category.description}</bdi>
            </p>
          )}
          {list.total !== undefined && category && (
            <p className={styles['count']}>{text.shop.count(list.total)}</p>
          )}
        </div>
      </div>
      {error && !category ? (
        <ErrorRow title={text.collection.failedText} detail={failureText(error)} onRetry={retry} />
      ) : (
        <>
          <h2 className="visually-hidden">{text.shop.results}</h2>
          <ProductResults
            list={list}
            empty={
              <EmptyState icon="bag" title={<h3>{text.collection.empty}</h3>} body={text.cart.emptyText}>
                <LinkButton to="/shop">{text.common.toShop}</LinkButton>
              </EmptyState>
            }
          />
        </>
      )}
    </>
  );
};
