import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import styles from './product-grid.module.css';
import { ErrorRow } from '../../components/state.tsx';
import { announce } from '../../lib/announcer.ts';
import { PAGE_SIZE } from './product-request.ts';
import { text } from '../../text/text.ts';
import type { ProductList } from './use-products.ts';

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

/** The list of products with its loading, failed, empty and last-page states. */
export const ProductResults = ({
  list,
  view = 'grid',
  empty,
}: {
  list: ProductList;
  view?: 'grid' | 'list';
  empty: ReactNode;
}) => {
  const end = useRef<HTMLParagraphElement>(null);
  if (list.status === 'loading')
    return (
      <Grid view="grid" busy>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Grid>
    );
  if (list.status === 'failed')
    return <ErrorRow title={text.shop.failed} detail={list.error} onRetry={list.retry} />;
  if (list.summaries.length === 0) return empty;

  const more = async () => {
    const { atEnd } = await list.more();
    if (!atEnd) return;
    announce(text.shop.end);
    end.current?.focus(); // The button is removed, so keep the focus on the page.
  };
  return (
    <>
      <Grid view={view} busy={list.stale}>
        {list.summaries.map((summary, index) => (
          <li key={summary.slug}>
            <ProductCard summary={summary} view={view} eager={index < EAGER} />
          </li>
        ))}
      </Grid>
      {list.error !== undefined && (
        <ErrorRow title={text.shop.failedMore} detail={list.error} onRetry={list.retry} />
      )}
      <div className={styles['end']}>
        {list.total !== undefined && (
          <p ref={end} tabIndex={-1} className="tabular">
            {list.hasMore ? text.shop.shown(list.summaries.length, list.total) : text.shop.endShort}
          </p>
        )}
        {list.hasMore && (
          <>
            {list.total !== undefined && (
              <span aria-hidden="true" className={styles['bar']}>
                <span style={{ width: `${(100 * list.summaries.length) / list.total}%` }} />
              </span>
            )}
            <Button onPress={() => void more()} busy={list.loadingMore}>
              {list.loadingMore ? text.shop.loadingMore : text.shop.more}
            </Button>
          </>
        )}
      </div>
    </>
  );
};
