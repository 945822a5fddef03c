import type { ReactNode } from 'react';
import { text } from '../text/shop.ts';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import styles from './list.module.css';
import { Skeleton } from './state.tsx';

/** The state of a read, in the words of the hooks of `vitrine/react`; {@link readingOf} makes it of a query. */
export interface Reading {
  /** Nothing has arrived yet. */
  readonly pending: boolean;
  readonly error?: unknown;
  readonly refresh?: () => unknown;
  readonly hasMore?: boolean;
  readonly pendingMore?: boolean;
  readonly loadMore?: () => unknown;
}

interface Query {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly fetchNextPage?: () => unknown;
}

export const readingOf = (query: Query): Reading => ({
  pending: query.isPending,
  error: query.error,
  refresh: query.isFetchNextPageError && query.fetchNextPage ? query.fetchNextPage : query.refetch,
  hasMore: query.hasNextPage ?? false,
  pendingMore: query.isFetchingNextPage ?? false,
  ...(query.fetchNextPage && { loadMore: query.fetchNextPage }),
});

export interface LoadedProps {
  reading?: Reading;
  isEmpty: boolean;
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Title of a failure. */
  failed?: string;
  /** Height of the placeholder. */
  height?: string;
  children: ReactNode;
}

/** A read in its states: pending, failed with a retry, empty, or shown with a button for the next page. */
export const Loaded = ({
  reading = { pending: false },
  isEmpty,
  empty,
  failed,
  height = '6rem',
  children,
}: LoadedProps) => {
  const { pending, error, refresh, hasMore = false, pendingMore = false, loadMore } = reading;
  const hasFailed = error !== undefined && error !== null;
  return (
    <>
      {hasFailed && (
        <Failure
          error={error}
          {...(failed !== undefined && { title: failed })}
          {...(refresh && { onRetry: refresh })}
        />
      )}
      {pending && !hasFailed && <Skeleton height={height} />}
      {isEmpty ? !pending && !hasFailed && empty : children}
      {hasMore && loadMore && (
        <div className={styles['more']}>
          <Button busy={pendingMore} onPress={() => void loadMore()}>
            {pendingMore ? text.shop.loadingMore : text.shop.more}
          </Button>
        </div>
      )}
    </>
  );
};
