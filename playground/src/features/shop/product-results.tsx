import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ProductsResult } from 'vitrine/react';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import styles from './product-grid.module.css';
import { announce } from '../../lib/announcer.ts';
import { PAGE_SIZE } from './product-request.ts';
import { summaryOf } from './product-summary.ts';
import { text } from '../../text/shop.ts';

/** Number of products whose pictures load immediately. */
const EAGER = 8;

const Grid = ({
  view,
  children,
  busy = false,
}: {
  view: 'grid' | 'list';
  children: ReactNode;
  busy?: boolean;
}) => (
  <ul className={styles['grid']} data-view={view} aria-busy={busy}>
    {children}
  </ul>
);

/** The number of shown products, and the button for more. After the last page, the focus stays on the page. */
const End = ({ list }: { list: ProductsResult }) => {
  const { products, total, hasMore, loadingMore, loadMore } = list;
  const end = useRef<HTMLParagraphElement>(null);
  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && !loadingMore && !hasMore) {
      announce(text.shop.end);
      end.current?.focus();
    }
    wasLoading.current = loadingMore;
  }, [loadingMore, hasMore]);
  return (
    <div className={styles['end']}>
      {(total !== undefined || !hasMore) && (
        <p ref={end} tabIndex={-1} className="tabular">
          {hasMore && total !== undefined ? text.shop.shown(products.length, total) : text.shop.endShort}
        </p>
      )}
      {hasMore && (
        <>
          {total !== undefined && (
            <span aria-hidden="true" className={styles['bar']}>
              <span style={{ width: `${(100 * products.length) / total}%` }} />
            </span>
          )}
          <Button onPress={loadMore} busy={loadingMore}>
            {loadingMore ? text.shop.loadingMore : text.shop.more}
          </Button>
        </>
      )}
    </div>
  );
};

/** The list of products with its loading, failed, empty and last-page states. */
export const ProductResults = ({
  list,
  view = 'grid',
  empty,
}: {
  list: ProductsResult;
  view?: 'grid' | 'list';
  empty: ReactNode;
}) => {
  const { products, pending, error, retry } = list;
  const summaries = useMemo(() => products.map(summaryOf), [products]);
  if (summaries.length === 0 && error)
    return <Failure title={text.shop.failed} error={error} onRetry={retry} />;
  if (summaries.length === 0 && pending)
    return (
      <Grid view="grid" busy>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  if (summaries.length === 0) return empty;
  return (
    <>
      <Grid view={view} busy={pending}>
        {summaries.map((summary, index) => (
          <li key={summary.slug}>
            <ProductCard summary={summary} view={view} eager={index < EAGER} />
          </li>
        ))}
      </Grid>
      {error && <Failure title={text.shop.failedMore} error={error} onRetry={retry} />}
      <End list={list} />
    </>
  );
};
