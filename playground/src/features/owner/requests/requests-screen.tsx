import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { BackInStockNotificationRequest } from 'vitrine/back-in-stock';
import { queryBackInStockNotificationRequestsPages } from 'vitrine/react/back-in-stock';
import { Choose } from '../../../components/choose.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, ErrorRow, Skeleton } from '../../../components/state.tsx';
import { failureText } from '../../../lib/failure.ts';
import { parseRequestsSearch, statuses } from './waiting-items.ts';
import { text } from '../../../text/owner.ts';
import { MoreButton } from '../more-button.tsx';
import styles from '../owner-shop.module.css';
import { type Report, ReportBox } from './report-box.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { RequestRow } from './request-row.tsx';
import { useItemDetails, whileProcessing } from './requests.ts';
import table from '../table.module.css';
import { WaitingList } from './waiting-list.tsx';

const route = getRouteApi('/owner/requests');

/** Requests per page; the next page is read with the cursor of the previous response. */
const PAGE_SIZE = 20;

const ANY = 'any';

/** The requests in rows; as cards on narrow screens. */
const RequestsTable = ({
  requests,
  detailsOf,
  onReport,
}: {
  requests: readonly BackInStockNotificationRequest[];
  detailsOf: ReturnType<typeof useItemDetails>;
  onReport: (report: Report) => void;
}) => {
  const words = text.ownerRequests;
  return (
    <table className={table['table']} aria-label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">
            <span className="visually-hidden">{text.ownerShop.actions.column}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            details={detailsOf(request.catalogReference)}
            onReport={onReport}
          />
        ))}
      </tbody>
    </table>
  );
};

/** Back-in-stock requests and waiting items, with actions that notify the visitors. */
export const RequestsScreen = () => {
  const words = text.ownerRequests;
  const { status } = parseRequestsSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [report, setReport] = useState<Report>();
  const [reported, setReported] = useState<readonly string[]>([]);
  const list = useInfiniteQuery({
    ...queryBackInStockNotificationRequestsPages({
      query: {
        ...(status && { filter: { status } }),
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: PAGE_SIZE },
      },
    }),
    placeholderData: (earlier) => earlier,
    refetchInterval: ({ state }) => whileProcessing(state.data?.pages.flatMap((page) => page.requests)),
  });
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const detailsOf = useItemDetails(requests.map(({ catalogReference }) => catalogReference));
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={words.title} />
          <p className={styles['lead']}>{words.lead}</p>
        </div>
      </div>
      <WaitingList onReport={setReport} />
      <ReportOutcome ids={reported} />
      <div className={styles['tools']}>
        <h2 className={styles['grow']}>{words.all}</h2>
        <div className={styles['choice']}>
          <Choose
            label={words.status}
            hideLabel
            value={status ?? ANY}
            options={[
              { id: ANY, name: words.anyStatus },
              ...statuses.map((id) => ({ id, name: words.statuses[id] ?? id })),
            ]}
            onChange={(id) =>
              void navigate({ search: parseRequestsSearch({ status: id }), resetScroll: false })
            }
          />
        </div>
      </div>
      {list.isPending && <Skeleton height="14rem" />}
      {list.error && (
        <ErrorRow
          title={words.failed}
          detail={failureText(list.error)}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.data && requests.length === 0 && (
        <EmptyState icon="person" title={<h3>{words.emptyTitle}</h3>} body={words.emptyText} />
      )}
      {requests.length > 0 && (
        <RequestsTable requests={requests} detailsOf={detailsOf} onReport={setReport} />
      )}
      <MoreButton
        list={{
          hasMore: list.hasNextPage,
          loadingMore: list.isFetchingNextPage,
          more: () => void list.fetchNextPage(),
        }}
      />
      <ReportBox report={report} onSent={setReported} onClose={() => setReport(undefined)} />
    </div>
  );
};
