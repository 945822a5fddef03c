import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { EventFilter, SiteEvent } from 'vitrine/events-v3';
import { Button } from '../../../components/button.tsx';
import { Choose } from '../../../components/choose.tsx';
import { Failure } from '../../../components/failure.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { EmptyState } from '../../../components/state.tsx';
import { StatusMark } from '../../../components/status-mark.tsx';
import { type Column, RowName, Table } from '../../../components/table.tsx';
import { named } from '../../../lib/named.ts';
import { type Selection, useSelection } from '../../../lib/use-selection.ts';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import styles from '../owner.module.css';
import { SelectionBar } from '../selection-bar.tsx';
import { Tabs } from '../tabs.tsx';
import { withParam } from '../with-param.ts';
import { BulkEventsBox } from './bulk-events-box.tsx';
import {
  createdOf,
  eventStatusWord,
  eventTone,
  kindWord,
  registrationWord,
  soldOf,
  whenOf,
} from './event-words.ts';
import type { BulkKind } from './events-bulk.ts';
import { eventsFilter, eventStatuses, type EventsSearch, registrationKinds } from './events-search.ts';
import { useOwnerEvents } from './use-owner-events.ts';

const route = getRouteApi('/owner/events');

interface Bulk {
  readonly kind: BulkKind;
  readonly filter: EventFilter;
}

/** Search and kind of registration, kept in the address. */
const Tools = () => {
  const words = text.owner.events;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const find = useCallback(
    (q: string) => void navigate({ search: (now) => withParam(now, 'q', q || undefined), replace: true }),
    [navigate],
  );
  return (
    <div className={styles['tools']}>
      <SearchBox value={search.q ?? ''} onSearch={find} label={words.search} hint={words.searchHint} />
      <Choose
        label={words.columns.registration}
        hideLabel
        value={search.kind ?? 'ALL'}
        options={(['ALL', ...registrationKinds] as const).map((id) => ({ id, name: kindWord(id) }))}
        onChange={(kind) =>
          void navigate({ search: (now) => withParam(now, 'kind', kind === 'ALL' ? undefined : kind) })
        }
      />
    </div>
  );
};

/** Actions on the selected events, or on all that the filter leaves. */
const BulkTools = ({
  selection,
  filter,
  total,
  onBulk,
}: {
  selection: Selection;
  filter: EventFilter | undefined;
  total: number;
  onBulk: (bulk: Bulk) => void;
}) => {
  const words = text.owner.events;
  const { count, ids, clear } = selection;
  const meant: EventFilter | undefined = count > 0 ? { id: { $in: [...ids] } } : filter;
  const affected = count > 0 ? count : total;
  return (
    <SelectionBar selected={count} all={words.count(total)} onClear={clear}>
      {meant &&
        affected > 0 &&
        (['cancel', 'delete'] as const).map((kind) => (
          <Button key={kind} onPress={() => onBulk({ kind, filter: meant })}>
            {words.bulk[kind].offer(affected)}
          </Button>
        ))}
      {!meant && <span className={styles['soft']}>{words.bulk.narrow}</span>}
    </SelectionBar>
  );
};

const columns = (): readonly Column<SiteEvent>[] => {
  const words = text.owner.events.columns;
  return [
    {
      name: words.title,
      cell: ({ id, title, location }) => (
        <RowName lines={[location?.name]}>
          <Link to="/owner/events/$id" params={{ id }}>
            {named(title)}
          </Link>
        </RowName>
      ),
    },
    {
      name: words.status,
      cell: ({ status }) => <StatusMark tone={eventTone(status)}>{eventStatusWord(status)}</StatusMark>,
    },
    { name: words.when, cell: whenOf },
    {
      name: words.registration,
      cell: (event) => (
        <span>
          {kindWord(event.registration?.initialType ?? '')}
          <small>{registrationWord(event)}</small>
        </span>
      ),
    },
    { name: words.sold, cell: soldOf },
    { name: words.created, look: 'whole', cell: createdOf },
  ];
};

/** The events of the site. */
export const EventsScreen = () => {
  const words = text.owner.events;
  const search = route.useSearch();
  const [bulk, setBulk] = useState<Bulk>();
  const selection = useSelection();
  const { refused, events, total, reading } = useOwnerEvents(search);
  return (
    <div className={styles['stack']}>
      <Head title={words.title} lead={words.lead}>
        <LinkButton to="/owner/events/new" kind="primary">
          {words.create}
        </LinkButton>
      </Head>
      <Tabs<EventsSearch>
        label={words.columns.status}
        to="/owner/events"
        tabs={[undefined, ...eventStatuses].map((status) => ({
          name: status ? eventStatusWord(status) : words.all,
          search: (now) => withParam(now, 'status', status),
        }))}
      />
      <Tools />
      {refused && <Failure error={refused} />}
      {total !== undefined && (
        <BulkTools selection={selection} filter={eventsFilter(search)} total={total} onBulk={setBulk} />
      )}
      <Table
        label={words.title}
        rows={events}
        keyOf={({ id }) => id}
        columns={columns()}
        selection={{
          of: selection,
          nameOf: ({ title }) => named(title),
          label: text.owner.select,
          allLabel: text.owner.selectAll,
        }}
        reading={reading}
        empty={<EmptyState icon="calendar" title={<h2>{words.emptyTitle}</h2>} body={words.emptyText} />}
      />
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
    </div>
  );
};
