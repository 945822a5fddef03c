import { useId } from 'react';
import {
  useGetBackInStockNotificationRequestsCountByCatalogReferences,
  useQueryBackInStockNotificationRequests,
} from 'vitrine/react/back-in-stock';
import { Button } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { ErrorRow, Skeleton } from '../../../components/state.tsx';
import { failureText } from '../../../lib/failure.ts';
import { itemKey, itemsOf } from './waiting-items.ts';
import { text } from '../../../text/owner.ts';
import type { Report } from './report-box.tsx';
import styles from './requests.module.css';
import { useItemDetails, whileProcessing } from './requests.ts';

/** Maximum number of items in one counting call. */
const MOST = 100;

/** The items that visitors wait for, with the number of visitors and a button that notifies them. */
export const WaitingList = ({ onReport }: { onReport: (report: Report) => void }) => {
  const words = text.ownerRequests;
  const id = useId();
  const { data, error, refetch } = useQueryBackInStockNotificationRequests(
    {
      query: {
        filter: { status: { $in: ['RECEIVED', 'PROCESSING'] } },
        sort: [{ fieldName: 'createdDate', order: 'ASC' }],
        cursorPaging: { limit: 100 },
      },
    },
    { query: { refetchInterval: ({ state }) => whileProcessing(state.data?.requests) } },
  );
  const items = itemsOf(data?.requests ?? []).slice(0, MOST);
  const references = items.map(({ reference }) => reference);
  const counts = useGetBackInStockNotificationRequestsCountByCatalogReferences(
    { catalogReferences: references },
    { query: { enabled: references.length > 0, placeholderData: (earlier) => earlier } },
  );
  const detailsOf = useItemDetails(references);
  const countOf = (key: string) =>
    counts.data?.countsPerCatalogReference.find((entry) => itemKey(entry.catalogReference) === key)?.count;
  const waitingIds = (ids: readonly string[]) =>
    ids.filter((one) =>
      data?.requests.some((request) => request.id === one && request.status === 'RECEIVED'),
    );

  return (
    <section className={styles['waited']} aria-labelledby={id}>
      <h2 id={id}>{words.items}</h2>
      {error && <ErrorRow title={words.failed} detail={failureText(error)} onRetry={() => void refetch()} />}
      {counts.error && (
        <ErrorRow
          title={words.countFailed}
          detail={failureText(counts.error)}
          onRetry={() => void counts.refetch()}
        />
      )}
      {!data && !error && <Skeleton height="5rem" />}
      {data && items.length === 0 && <p className={styles['soft']}>{words.none}</p>}
      <ul className={styles['items']}>
        {items.map(({ key, reference, ids }) => {
          const details = detailsOf(reference);
          const name = details?.name ?? words.unknownItem;
          const open = waitingIds(ids);
          return (
            <li key={key}>
              <span className={styles['thumb']}>
                <Picture url={details?.picture} alt="" ratio="1" />
              </span>
              <span className={styles['words']}>
                <strong>{name}</strong>
                <span className={styles['soft']}>{words.waiting(countOf(key) ?? ids.length)}</span>
              </span>
              <Button
                size="small"
                kind="primary"
                aria-label={words.reportOf(name)}
                isDisabled={!details || open.length === 0}
                onPress={() =>
                  details &&
                  onReport({
                    title: words.reportTitle(name),
                    details,
                    whom: { catalogReference: reference },
                    ids: open,
                  })
                }
              >
                {words.report}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
