import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetCollectionBySlug } from 'vitrine/react/catalog-v2';
import { Crumbs } from '../../components/crumbs.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, ErrorRow } from '../../components/state.tsx';
import { productRequest } from './product-request.ts';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import { ProductResults } from './product-results.tsx';
import styles from './shop.module.css';
import { useProducts } from './use-products.ts';

const route = getRouteApi('/shop/c/$slug');

/** The page of one collection. An unknown slug is told apart from a failed request. */
export const CollectionScreen = () => {
  const { slug } = route.useParams();
  const { data, error, refetch } = useGetCollectionBySlug(slug);
  const collection = data?.collection;
  const list = useProducts(productRequest({}, collection?.id), collection !== undefined);

  if (isApiError(error) && error.status === 404)
    return <MissingScreen title={text.collection.notFound} body={text.collection.notFoundText(slug)} />;
  return (
    <>
      <Crumbs>
        <Link to="/shop">{text.shop.title}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{collection?.name ?? slug}</span>
      </Crumbs>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading
            title={collection?.name ?? (error ? text.collection.failed : text.collection.loading)}
          />
          {collection?.description && <p className={styles['lead']}>{collection.description}</p>}
          {collection && <p className={styles['count']}>{text.shop.count(collection.numberOfProducts)}</p>}
        </div>
      </div>
      {error && !collection ? (
        <ErrorRow
          title={text.collection.failedText}
          detail={failureText(error)}
          onRetry={() => void refetch()}
        />
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
