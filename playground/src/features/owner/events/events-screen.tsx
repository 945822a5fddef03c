import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { EventFilter } from 'vitrine/events-v3';
import { Button } from '../../../components/button.tsx';
import { CallFailed } from '../call-failed.tsx';
import { Choose } from '../../../components/choose.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../../components/state.tsx';
import type { BulkKind } from './events-bulk.ts';
import {
  eventColumns,
  eventsFilter,
  eventStatuses,
  parseEventsSearch,
  registrationKinds,
} from './events-search.ts';
import { withParam } from '../with-param.ts';
import { text } from '../../../text/owner.ts';
import { text as shopText } from '../../../text/shop.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { SearchBox } from '../../../components/search-box.tsx';
import { BulkEventsBox } from './bulk-events-box.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { EventsTable } from './events-table.tsx';
import { eventStatusWord, kindWord } from './event-words.ts';
import styles from '../owner.module.css';
import { StatusTabs, tabStyle } from '../status-tabs.tsx';
import { useOwnerEvents } from './use-owner-events.ts';

const route = getRouteApi('/owner/events');

const PAGE = 100;

interface Bulk {
  readonly kind: BulkKind;
  readonly filter: EventFilter;
}

/** Links to the events of each status. */
const Tabs = () => (
  <StatusTabs label={text.owner.events.columns.status}>
    {[undefined, ...eventStatuses].map((status) => (
      <li key={status ?? 'all'}>
        <Link
          to="/owner/events"
          search={(now) => withParam(parseEventsSearch(now), 'status', status)}
          className={tabStyle()}
          activeOptions={{ exact: true }}
        >
          {status ? eventStatusWord(status) : text.owner.events.all}
        </Link>
      </li>
    ))}
  </StatusTabs>
);

/** Search, kind of registration, and the columns of the table. */
const Tools = () => {
  const words = text.owner.events;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const find = useCallback(
    (q: string) =>
      void navigate({
        search: (now) => withParam(now, 'q', q || undefined),
        replace: true,
      }),
    [navigate],
  );
  return (
    <div className={styles['tools']}>
      <SearchBox value={search.q ?? ''} onSearch={find} label={words.search} hint={words.searchHint} />
      <div className={styles['choice']}>
        <Choose
          label={words.columns.registration}
          hideLabel
          value={search.kind ?? 'ALL'}
          options={(['ALL', ...registrationKinds] as const).map((id) => ({ id, name: kindWord(id) }))}
          onChange={(kind) =>
            void navigate({
              search: (now) => withParam(now, 'kind', kind === 'ALL' ? undefined : kind),
            })
          }
        />
      </div>
      <ColumnMenu
        columns={eventColumns.map((id) => ({ id, name: words.columns[id] }))}
        hidden={search.hide ?? []}
        onChange={(hide) =>
          void navigate({
            search: (now) => withParam(now, 'hide', hide.length > 0 ? hide : undefined),
            replace: true,
          })
        }
      />
    </div>
  );
};

/** The events of the site. */
export const EventsScreen = () => {
  const words = text.owner.events;
  const search = route.useSearch();
  const [limit, setLimit] = useState(PAGE);
  const [bulk, setBulk] = useState<Bulk>();
  const selection = useSelection();
  const { data, error, refused, isPending, refetch } = useOwnerEvents(search, limit);
  const events = data?.events ?? [];
  const total = data?.pagingMetadata.total ?? events.length;
  const shown = eventColumns.filter((column) => !search.hide?.includes(column));
  const filter: EventFilter | undefined =
    selection.count > 0 ? { id: { $in: [...selection.ids] } } : eventsFilter(search);
  const meant = selection.count > 0 ? selection.count : total;
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={words.title} />
          <p className={styles['lead']}>{words.lead}</p>
        </div>
        <LinkButton to="/owner/events/new" kind="primary">
          {words.create}
        </LinkButton>
      </div>
      <Tabs />
      <Tools />
      {refused && <CallFailed error={refused} />}
      {error && !data && <CallFailed error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Skeleton height="20rem" />}
      {data && (
        <>
          <div className={styles['actions']}>
            <output className={styles['count']}>
              {selection.count > 0 ? text.owner.selected(selection.count) : words.count(total)}
            </output>
            {selection.count > 0 && <Button onPress={selection.clear}>{text.owner.unselect}</Button>}
            {filter && meant > 0 && (
              <>
                <Button onPress={() => setBulk({ kind: 'cancel', filter })}>
                  {words.bulk.cancel.offer(meant)}
                </Button>
                <Button onPress={() => setBulk({ kind: 'delete', filter })}>
                  {words.bulk.delete.offer(meant)}
                </Button>
              </>
            )}
            {!filter && <p className={styles['soft']}>{words.bulk.narrow}</p>}
          </div>
          {events.length === 0 ? (
            <EmptyState icon="calendar" title={<h2>{words.emptyTitle}</h2>} body={words.emptyText} />
          ) : (
            <EventsTable events={events} columns={shown} selection={selection} />
          )}
          {events.length < total && (
            <Button onPress={() => setLimit((now) => now + PAGE)}>{shopText.shop.more}</Button>
          )}
        </>
      )}
      {bulk && (
        <BulkEventsBox
          {...bulk}
          drafts={!refused}
          onClose={() => {
            setBulk(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
};
