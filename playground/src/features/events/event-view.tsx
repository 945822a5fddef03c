import { Link } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { useGetEvent } from 'vitrine/react/events-v3';
import { buttonLook } from '../../components/button-look.ts';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { text } from '../../text/events.ts';
import { calendarFile } from '../../lib/calendar-file.ts';
import { eventTime } from '../../lib/format.ts';
import { placeText } from './event-card.tsx';
import styles from './event.module.css';
import { OtherDates } from './other-dates.tsx';
import { Prose } from './prose.tsx';
import { RegistrationBox } from './registration-box.tsx';
import { LOOK_AGAIN } from './use-events.ts';

const Facts = ({ event }: { event: SiteEvent }) => {
  const { atEvent, forViewer } = eventTime(event.dateAndTimeSettings);
  const { type, address } = event.location ?? {};
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>
          <Icon name="clock" />
          <span className="visually-hidden">{text.event.when}</span>
        </dt>
        <dd>
          {atEvent}
          {forViewer !== undefined && <small>{text.events.forYou(forViewer)}</small>}
        </dd>
      </div>
      <div>
        <dt>
          <Icon name={type === 'ONLINE' ? 'globe' : 'pin'} />
          <span className="visually-hidden">{text.event.where}</span>
        </dt>
        <dd>
          <bdi>{type === 'ONLINE' ? text.event.whereOnline : placeText(event)}</bdi>
          {address?.formattedAddress !== undefined && (
            <small>
              <bdi>{address.formattedAddress}</bdi>
            </small>
          )}
          {address?.hint !== undefined && (
            <small>
              <bdi>{address.hint}</bdi>
            </small>
          )}
        </dd>
      </div>
    </dl>
  );
};

/** A notice at the top of the page if the event is canceled, in progress or over. */
const Banner = ({ status }: { status: SiteEvent['status'] }) => {
  if (status === 'CANCELED')
    return (
      <Note live="alert" tone="bad">
        <strong>{text.event.canceled}</strong>
        <small>{text.event.canceledText}</small>
      </Note>
    );
  if (status !== 'STARTED' && status !== 'ENDED') return null;
  return (
    <Note tone="good">
      <strong>{status === 'STARTED' ? text.event.now : text.event.over}</strong>
    </Note>
  );
};

/** The details of an event with its registration. */
export const EventView = ({ event: read }: { event: SiteEvent }) => {
  // The status of the event may change while the page is open; its texts hardly do.
  const { data } = useGetEvent(
    read.id,
    { fields: ['REGISTRATION'] },
    { query: { refetchInterval: LOOK_AGAIN } },
  );
  const event = data ? { ...read, ...data.event } : read;
  const file = calendarFile(event);
  return (
    <article className={styles['page']}>
      <Banner status={event.status} />
      <div className={styles['hero']}>
        <Picture url={event.mainImage?.url} alt={event.mainImage?.altText ?? ''} ratio="21 / 9" eager />
      </div>
      <div className={styles['layout']}>
        <div className={styles['main']}>
          <div className={styles['titles']}>
            <PageHeading title={event.title ?? ''} />
            {event.shortDescription !== undefined && (
              <p className="lead">
                <bdi>{event.shortDescription}</bdi>
              </p>
            )}
          </div>
          <Facts event={event} />
          <p className={styles['links']}>
            {event.agendaSettings?.enabled && (
              <Link to="/events/$slug/schedule" params={{ slug: event.slug ?? '' }}>
                {text.event.agenda}
              </Link>
            )}
            {file !== undefined && event.status !== 'CANCELED' && (
              <a href={file} download={`${event.slug}.ics`} {...buttonLook({ size: 'small' })}>
                <Icon name="calendar" size={18} />
                {text.event.calendar}
              </a>
            )}
          </p>
          <section className={styles['about']}>
            <h2>{text.event.about}</h2>
            {event.description?.nodes ? (
              <Prose nodes={event.description.nodes} />
            ) : (
              <RichText html={event.detailedDescription} />
            )}
          </section>
          <OtherDates event={event} />
        </div>
        <aside className={styles['side']} aria-labelledby="registration-title">
          <RegistrationBox event={event} />
        </aside>
      </div>
      <p>
        <Link to="/events">{text.event.toEvents}</Link>
      </p>
    </article>
  );
};
