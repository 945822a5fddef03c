import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useQueryCollections } from 'vitrine/react/catalog-v2';
import { useProductPages } from '../../../lib/use-product-pages.ts';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { NewerCatalog } from '../newer-catalog.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../../components/state.tsx';
import { Tick } from '../../../components/tick.tsx';
import { announce } from '../../../lib/announcer.ts';
import { catalogRequest, type CatalogSearch, parseCatalogSearch } from './catalog-search.ts';
import { EVERYTHING } from '../stock-text.ts';
import { text } from '../../../text/owner.ts';
import { SearchBox } from '../../../components/search-box.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CatalogTable } from './catalog-table.tsx';
import { NewProductBox } from './new-product-box.tsx';
import { MoreButton } from '../more-button.tsx';
import owner from '../owner.module.css';
import styles from '../owner-shop.module.css';
import { useSelection } from '../use-selection.ts';

const route = getRouteApi('/owner/catalog');

const ALL = 'all';

/** Search and filters, kept in the address. */
const CatalogTools = ({
  search,
  collections,
  total,
  children,
}: {
  search: CatalogSearch;
  collections: readonly { id: string; name: string }[];
  total: number | undefined;
  children: ReactNode;
}) => {
  const { catalog } = text.ownerShop;
  const navigate = route.useNavigate();
  const onSearch = useCallback(
    (q: string) =>
      void navigate({
        search: (now) => parseCatalogSearch({ ...now, q }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <div className={owner['tools']}>
      <SearchBox value={search.q ?? ''} onSearch={onSearch} />
      <div className={owner['choice']}>
        <Choose
          label={catalog.collection}
          hideLabel
          value={search.collection ?? ALL}
          options={[
            { id: ALL, name: catalog.allCollections },
            ...collections.map(({ id, name }) => ({ id, name })),
          ]}
          onChange={(id) =>
            void navigate({
              search: (now) => parseCatalogSearch({ ...now, collection: id === ALL ? undefined : id }),
              resetScroll: false,
            })
          }
        />
      </div>
      <Tick
        label={catalog.lowOnly}
        selected={search.stock === 'low'}
        onChange={(on) =>
          void navigate({ search: (now) => parseCatalogSearch({ ...now, stock: on ? 'low' : undefined }) })
        }
      />
      <output className={owner['count']}>{total !== undefined && catalog.count(total)}</output>
      {children}
    </div>
  );
};

/** All products, with search, filters and bulk changes. */
export const CatalogScreen = () => {
  const { catalog } = text.ownerShop;
  const search = parseCatalogSearch({ ...route.useSearch() });
  const list = useProductPages(catalogRequest(search));
  const { data } = useQueryCollections({ query: { paging: { limit: 100, offset: 0 } } });
  const collections = data?.collections.filter(({ id }) => id !== EVERYTHING) ?? [];
  const selection = useSelection();
  const [creating, setCreating] = useState(false);
  const [selecting, setSelecting] = useState(false);
  const selectAll = async () => {
    setSelecting(true);
    try {
      const all = await list.all();
      selection.set(all, true);
      announce(catalog.selected(all.length));
    } finally {
      setSelecting(false);
    }
  };

  return (
    <div className={styles['screen']}>
      <div className={owner['head']}>
        <div className={owner['intro']}>
          <PageHeading title={catalog.title} />
          <p className={owner['lead']}>{catalog.lead}</p>
        </div>
        <Button kind="primary" onPress={() => setCreating(true)}>
          {catalog.create}
        </Button>
      </div>
      <NewerCatalog call="queryProducts" successor="searchProducts" />
      <CatalogTools
        search={search}
        collections={collections.map(({ id, name = '' }) => ({ id, name }))}
        total={list.total}
      >
        {list.total !== undefined && list.total > 0 && (
          <Button kind="quiet" busy={selecting} onPress={() => void selectAll()}>
            {selecting ? catalog.selecting : catalog.selectAll(list.total)}
          </Button>
        )}
      </CatalogTools>
      {selection.count > 0 && <BulkBar selection={selection} />}
      {list.status === 'loading' && <Skeleton height="24rem" />}
      {list.error !== undefined && (
        <ErrorRow title={catalog.failed} detail={list.error} onRetry={list.retry} />
      )}
      {list.status === 'ready' &&
        (list.products.length === 0 ? (
          <EmptyState icon="search" title={<h2>{catalog.emptyTitle}</h2>} body={catalog.emptyText} />
        ) : (
          <CatalogTable
            products={list.products}
            collections={new Map(collections.map(({ id, name = '' }) => [id, name]))}
            selection={selection}
          />
        ))}
      <MoreButton list={list} />
      <NewProductBox open={creating} onClose={() => setCreating(false)} />
    </div>
  );
};
