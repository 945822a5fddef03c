import { Link } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { Icon } from '../../components/icon.tsx';
import { Label } from '../../components/label.tsx';
import { Picture } from '../../components/picture.tsx';
import type { EventEntry } from './event-entries.ts';
import { text } from '../../text/events.ts';
import { eventTime, money } from '../../lib/format.ts';
import styles from './events.module.css';

/** The place of an event in a few words. */
export const placeText = ({ location }: SiteEvent): string => {
  const { type, name, address, locationTbd } = location ?? {};
  if (locationTbd) return name ?? text.events.placeTbd;
  if (type === 'ONLINE') return text.events.online;
  return [name, address?.city].filter(Boolean).join(', ');
};

/** A label for an event that is in progress, ended or canceled. */
export const StatusLabel = ({ event: { status } }: { event: SiteEvent }) => {
  if (status === 'STARTED') return <Label tone="ribbon">{text.events.happening}</Label>;
  if (status === 'CANCELED') return <Label tone="sale">{text.events.canceled}</Label>;
  return status === 'ENDED' ? <Label tone="out">{text.events.over}</Label> : null;
};

/** The price of an event in a few words. */
const costText = ({ registration, status }: SiteEvent): string | undefined => {
  if (!registration || status === 'CANCELED' || status === 'ENDED') return undefined;
  if (registration.type === 'EXTERNAL') return text.events.elsewhere;
  if (registration.type === 'RSVP') return text.events.invitation;
  const { lowestPrice, highestPrice, soldOut } = registration.tickets ?? {};
  if (soldOut) return text.events.soldOut;
  if (!lowestPrice) return undefined;
  if (Number(lowestPrice.value) > 0) return text.events.from(money(lowestPrice));
  return Number(highestPrice?.value ?? 0) > 0 ? text.events.freeAndPaid : text.events.free;
};

/** One event of a list, or a series with links to its dates. */
export const EventCard = ({ entry: { event, dates }, eager }: { entry: EventEntry; eager: boolean }) => {
  const { atEvent, days } = eventTime(event.dateAndTimeSettings);
  const isSeries = dates.length > 1;
  const cost = costText(event);
  return (
    <article className={styles['card']}>
      <div className={styles['media']}>
        <Picture url={event.mainImage?.url} alt="" ratio="16 / 10" eager={eager} />
        <div className={styles['labels']}>
          <StatusLabel event={event} />
        </div>
      </div>
      <div className={styles['words']}>
        <p className={styles['whenLine']}>{isSeries ? text.events.dates(dates.length) : days}</p>
        <h3>
          <Link
            to="/events/$slug"
            params={{ slug: event.slug ?? '' }}
            className={isSeries ? styles['title'] : `${styles['title'] ?? ''} ${styles['whole'] ?? ''}`}
          >
            <bdi>{event.title}</bdi>
          </Link>
        </h3>
        {event.shortDescription !== undefined && (
          <p className={styles['blurb']}>
            <bdi>{event.shortDescription}</bdi>
          </p>
        )}
        {isSeries && (
          <ul className={styles['dates']} aria-label={text.events.datesOf(event.title ?? '')}>
            {dates.map((one) => (
              <li key={one.id}>
                <Link to="/events/$slug" params={{ slug: one.slug ?? '' }} className={styles['date']}>
                  {eventTime({ ...one.dateAndTimeSettings, hideEndDate: true }).days}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p className={styles['facts']}>
          {!isSeries && (
            <span>
              <Icon name="clock" size={16} />
              {atEvent}
            </span>
          )}
          <span>
            <Icon name={event.location?.type === 'ONLINE' ? 'globe' : 'pin'} size={16} />
            <bdi>{placeText(event)}</bdi>
          </span>
          {cost !== undefined && (
            <span>
              <Icon name="ticket" size={16} />
              {cost}
            </span>
          )}
        </p>
      </div>
    </article>
  );
};
