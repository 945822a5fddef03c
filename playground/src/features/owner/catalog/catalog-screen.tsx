import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { pageFacts } from 'vitrine';
import type { Product } from 'vitrine/catalog-v1';
import { queryProductsPages } from 'vitrine/react/catalog-v1';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { readingOf } from '../../../components/loaded.tsx';
import { Picture } from '../../../components/picture.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { EmptyState } from '../../../components/state.tsx';
import { type Column, RowName, Table } from '../../../components/table.tsx';
import { Tick } from '../../../components/tick.tsx';
import { money } from '../../../lib/format.ts';
import { named } from '../../../lib/named.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { NewerCatalog } from '../newer-catalog.tsx';
import styles from '../owner.module.css';
import { stockWords } from '../stock-text.ts';
import { type NamedCollection, useCollections } from '../use-collections.ts';
import { catalogRequest, type CatalogSearch, parseCatalogSearch } from './catalog-search.ts';
import { NewProductBox } from './new-product-box.tsx';

const route = getRouteApi('/owner/catalog');

const ALL = 'all';

/** Search and filters, kept in the address. */
const CatalogTools = ({
  search,
  collections,
  total,
}: {
  search: CatalogSearch;
  collections: readonly NamedCollection[];
  total: number | undefined;
}) => {
  const { catalog } = text.ownerShop;
  const navigate = route.useNavigate();
  const change = useCallback(
    (part: Partial<Record<keyof CatalogSearch, string | undefined>>, replace = false) =>
      void navigate({
        search: (now) => parseCatalogSearch({ ...now, ...part }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const find = useCallback((q: string) => change({ q }, true), [change]);
  return (
    <div className={styles['tools']}>
      <SearchBox value={search.q ?? ''} onSearch={find} />
      <Choose
        label={catalog.collection}
        hideLabel
        value={search.collection ?? ALL}
        options={[
          { id: ALL, name: catalog.allCollections },
          ...collections.map(({ id, name }) => ({ id, name })),
        ]}
        onChange={(id) => change({ collection: id === ALL ? undefined : id })}
      />
      <Tick
        label={catalog.lowOnly}
        selected={search.stock === 'low'}
        onChange={(on) => change({ stock: on ? 'low' : undefined })}
      />
      <output className={styles['count']}>{total !== undefined && catalog.count(total)}</output>
    </div>
  );
};

const Name = ({ product: { id, name, sku, visible, media } }: { product: Product }) => (
  <RowName
    picture={<Picture url={media?.mainMedia?.thumbnail?.url} alt="" ratio="1" />}
    lines={[sku, visible === false ? text.ownerShop.catalog.hidden : undefined]}
  >
    <Link to="/owner/catalog/$id" params={{ id }}>
      {named(name)}
    </Link>
  </RowName>
);

const Price = ({ product: { priceData } }: { product: Product }) => {
  const { price, discountedPrice, currency } = priceData ?? {};
  return (
    <span>
      {money(price, currency)}
      {price !== undefined && discountedPrice !== undefined && discountedPrice < price && (
        <small>{text.ownerShop.catalog.reducedTo(money(discountedPrice, currency))}</small>
      )}
    </span>
  );
};

const columnsWith = (collections: readonly NamedCollection[]): readonly Column<Product>[] => {
  const { catalog } = text.ownerShop;
  return [
    { name: catalog.product, cell: (product) => <Name product={product} /> },
    { name: catalog.price, look: 'end', cell: (product) => <Price product={product} /> },
    { name: catalog.stock, cell: stockWords },
    { name: catalog.ribbon, cell: ({ ribbon }) => ribbon },
    {
      name: catalog.collections,
      cell: ({ collectionIds }) =>
        collections
          .filter(({ id }) => collectionIds.includes(id))
          .map(({ name }) => name)
          .join(', '),
    },
  ];
};

/** All products, with search and filters. */
export const CatalogScreen = () => {
  const { catalog } = text.ownerShop;
  const search = parseCatalogSearch({ ...route.useSearch() });
  const list = useInfiniteQuery({
    ...queryProductsPages(catalogRequest(search)),
    placeholderData: (earlier) => earlier,
  });
  const first = list.data?.pages.at(0);
  const { collections } = useCollections();
  const [creating, setCreating] = useState(false);
  return (
    <div className={styles['stack']}>
      <Head title={catalog.title} lead={catalog.lead}>
        <Button kind="primary" onPress={() => setCreating(true)}>
          {catalog.create}
        </Button>
      </Head>
      <NewerCatalog call="queryProducts" successor="searchProducts" />
      <CatalogTools search={search} collections={collections} total={first && pageFacts(first).total} />
      <Table
        label={catalog.table}
        rows={list.data?.pages.flatMap(({ products }) => products) ?? []}
        keyOf={({ id }) => id}
        columns={columnsWith(collections)}
        reading={readingOf(list)}
        failed={catalog.failed}
        empty={<EmptyState icon="search" title={<h2>{catalog.emptyTitle}</h2>} body={catalog.emptyText} />}
      />
      <NewProductBox open={creating} onClose={() => setCreating(false)} />
    </div>
  );
};
