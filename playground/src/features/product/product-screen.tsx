import { getRouteApi, Link } from '@tanstack/react-router';
import { useQueryProducts } from 'vitrine/react/catalog-v1';
import { useGetCollection } from 'vitrine/react/catalog-v2';
import { Crumbs } from '../../components/crumbs.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/text.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import styles from './product.module.css';
import { ProductView } from './product-view.tsx';

const route = getRouteApi('/shop/p/$slug');

/** Id of the collection with all products, which is no useful breadcrumb. */
const EVERYTHING = '00000000-000000-000000-000000000001';

/** The first collection that contains the product, as a breadcrumb. */
const CollectionCrumb = ({ ids }: { ids: readonly string[] }) => {
  const id = ids.find((one) => one !== EVERYTHING);
  const { data } = useGetCollection(id ?? '', { query: { enabled: id !== undefined } });
  if (!data) return null;
  const { slug, name } = data.collection;
  return (
    <>
      <Link to="/shop/c/$slug" params={{ slug }}>
        {name}
      </Link>
      <span aria-hidden="true">/</span>
    </>
  );
};

const Loading = () => (
  <div className={styles['layout']} aria-busy="true">
    <Skeleton ratio="5 / 6" />
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
  const { data, error, isPending, refetch } = useQueryProducts({
    query: { filter: { slug: { $eq: slug } }, paging: { limit: 1 } },
  });
  const product = data?.products[0];
  if (data && !product)
    return <MissingScreen title={text.product.notFound} body={text.product.notFoundText} />;
  return (
    <>
      <Crumbs>
        <Link to="/shop">{text.shop.title}</Link>
        <span aria-hidden="true">/</span>
        {product && <CollectionCrumb ids={product.collectionIds} />}
        <span aria-current="page">{product?.name ?? slug}</span>
      </Crumbs>
      {isPending && <Loading />}
      {product && <ProductView key={product.id} product={product} onStale={() => void refetch()} />}
      {error && !product && (
        <>
          <PageHeading title={text.product.failed} />
          <ErrorRow title={failureText(error)} onRetry={() => void refetch()} />
        </>
      )}
    </>
  );
};
