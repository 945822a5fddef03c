import { Link } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { entriesOf } from './event-entries.ts';
import { eventTime } from '../../lib/format.ts';
import { text } from '../../text/events.ts';
import styles from './event.module.css';
import { useEvents } from './use-events.ts';

/** Links to the other dates of a series. */
export const OtherDates = ({ event }: { event: SiteEvent }) => {
  const { data } = useEvents('coming', undefined);
  const series = event.dateAndTimeSettings?.recurringEvents?.categoryId;
  if (series === undefined) return null;
  const dates = entriesOf(data?.events ?? []).find(({ event: first }) =>
    [first.dateAndTimeSettings?.recurringEvents?.categoryId].includes(series),
  )?.dates;
  const others = dates?.filter(({ id }) => id !== event.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles['about']}>
      <h2>{text.event.otherDates}</h2>
      <ul className={styles['others']}>
        {others.map(({ id, slug, dateAndTimeSettings }) => (
          <li key={id}>
            <Link to="/events/$slug" params={{ slug: slug ?? '' }}>
              {eventTime(dateAndTimeSettings).atEvent}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
