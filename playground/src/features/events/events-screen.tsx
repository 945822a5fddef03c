import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useServerTime } from 'vitrine/react';
import { Choose } from '../../components/choose.tsx';
import { Failure } from '../../components/failure.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { ViewSwitch } from '../../components/view-switch.tsx';
import { categoriesOf, entriesOf } from './event-entries.ts';
import { type EventsSearch, parseEventsSearch, whens } from './event-list-search.ts';
import { text } from '../../text/events.ts';
import { EventCalendar } from './event-calendar.tsx';
import { EventCard } from './event-card.tsx';
import styles from './events.module.css';
import { monthOf, useEventCounts, useEvents } from './use-events.ts';

const route = getRouteApi('/events');

/** Number of entries whose pictures load immediately. */
const EAGER = 4;

const EVERY = '';

/** Whether an event has the chosen category and type of location. */
const fits =
  ({ category, place }: EventsSearch) =>
  ({ categories, location }: SiteEvent): boolean =>
    (category === undefined || (categories?.categories ?? []).some(({ name }) => name === category)) &&
    (place === undefined || (location?.type === 'ONLINE') === (place === 'online'));

type Change = (
  part: { [Key in keyof EventsSearch]: EventsSearch[Key] | undefined },
  replace?: boolean,
) => void;

/** Filters, the number of events, and the layout. */
const Tools = ({
  search,
  categories,
  shown,
  change,
}: {
  search: EventsSearch;
  categories: readonly string[];
  /** Number of entries, and of events in them: a series is one entry. */
  shown: { entries: number; dates: number } | undefined;
  change: Change;
}) => {
  const { when = 'coming', category, place, view = 'list' } = search;
  const counts = useEventCounts();
  return (
    <div className={styles['tools']}>
      {view === 'list' && (
        <div className={styles['tool']}>
          <Choose
            label={text.events.when}
            value={when}
            options={whens.map((id) => {
              const [name, count] = [text.events.whens[id], counts(id)];
              return { id, name: count === undefined ? name : text.events.whenCount(name, count) };
            })}
            onChange={(next) => change({ when: next === 'coming' ? undefined : next })}
          />
        </div>
      )}
      <div className={styles['tool']}>
        <Choose
          label={text.events.category}
          value={category ?? EVERY}
          options={[
            { id: EVERY, name: text.events.everyCategory },
            ...categories.map((name) => ({ id: name, name })),
          ]}
          onChange={(next) => change({ category: next === EVERY ? undefined : next })}
        />
      </div>
      <div className={styles['tool']}>
        <Choose
          label={text.events.place}
          value={place ?? 'any'}
          options={(['any', 'venue', 'online'] as const).map((id) => ({
            id,
            name: text.events.places[id],
          }))}
          onChange={(next) => change({ place: next === 'any' ? undefined : next })}
        />
      </div>
      <div className={styles['right']}>
        <output className={styles['count']}>
          {shown && text.events.countOf(shown.entries, shown.dates)}
        </output>
        <ViewSwitch
          label={text.events.view}
          view={view}
          views={[
            { id: 'list', name: text.events.list, icon: 'list' },
            { id: 'calendar', name: text.events.calendar, icon: 'calendar' },
          ]}
          onChange={(next) =>
            change({
              view: next === 'calendar' ? next : undefined,
              when: undefined,
              month: undefined,
              day: undefined,
            })
          }
        />
      </div>
    </div>
  );
};

/** The text for a list without events. Filters are named as the reason only if the site has events without them. */
const NoEvents = ({ search, isFiltered }: { search: EventsSearch; isFiltered: boolean }) => {
  const { when = 'coming' } = search;
  const counts = useEventCounts();
  const total = whens.reduce((sum, one) => sum + (counts(one) ?? 0), 0);
  const body = (): string => {
    if (isFiltered) return text.events.emptyText;
    return total === 0 ? text.events.emptySite : text.events.emptyWhens[when];
  };
  const isElsewhere = isFiltered || (when !== 'coming' && (counts('coming') ?? 0) > 0);
  return (
    <EmptyState icon="calendar" title={<h3>{text.events.emptyTitle}</h3>} body={body()}>
      {isElsewhere && <LinkButton to="/events">{text.events.clear}</LinkButton>}
    </EmptyState>
  );
};

/** Events as a list or on a month calendar. */
export const EventsScreen = () => {
  const search = parseEventsSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const now = useServerTime(60_000);
  const { when = 'coming', category, view = 'list' } = search;
  const calendar = view === 'calendar';
  const thisMonth = now === undefined ? undefined : monthOf(now);
  const month = calendar ? (search.month ?? thisMonth) : undefined;
  const { data, error, isPending, refetch } = useEvents(when, month, !calendar || month !== undefined);

  const change: Change = useCallback(
    (part, replace = false) =>
      void navigate({
        search: (before) => parseEventsSearch({ ...before, ...part }),
        resetScroll: false,
        replace,
      }),
    [navigate],
  );

  const events = (data?.events ?? []).filter(fits(search));
  const entries = entriesOf(events);
  const known = categoriesOf(data?.events ?? []);
  const categories = category === undefined || known.includes(category) ? known : [...known, category];

  return (
    <>
      <div className={styles['head']}>
        <div className={styles['intro']}>
          <PageHeading title={text.events.title} />
          <p className="lead">{text.events.lead}</p>
        </div>
      </div>
      <Tools
        search={search}
        categories={categories}
        shown={data && { entries: entries.length, dates: events.length }}
        change={change}
      />
      <h2 className="visually-hidden">{text.events.results}</h2>
      {error && <Failure title={text.events.failed} error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <div aria-busy="true" className={styles['cards']}>
          <span className="visually-hidden">{text.events.loading}</span>
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} height="22rem" />
          ))}
        </div>
      )}
      {data && month !== undefined && (
        <EventCalendar events={events} month={month} day={search.day} now={now} onChange={change} />
      )}
      {data && !calendar && entries.length > 0 && (
        <ul className={styles['cards']}>
          {entries.map((entry, index) => (
            <li key={entry.event.id}>
              <EventCard entry={entry} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      {data && !calendar && entries.length === 0 && (
        <NoEvents search={search} isFiltered={data.events.length > 0} />
      )}
    </>
  );
};
