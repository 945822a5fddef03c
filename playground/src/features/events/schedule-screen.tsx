import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { eventTime } from '../../lib/format.ts';
import { named } from '../../lib/named.ts';
import { text } from '../../text/events.ts';
import { EventPage } from '../booking/event-page.tsx';
import { placeText } from './event-card.tsx';
import styles from './event.module.css';

const route = getRouteApi('/events/$slug/schedule');

/** The schedule of an event. The client has no call that reads its items. */
export const ScheduleScreen = () => {
  const { slug } = route.useParams();
  return (
    <EventPage slug={slug} here={text.event.agenda}>
      {(event) => (
        <div className={styles['page']}>
          <div className={styles['titles']}>
            <PageHeading title={text.event.scheduleOf(named(event.title))} />
            <p className="lead">
              {[eventTime(event.dateAndTimeSettings).atEvent, placeText(event)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p>{text.event.scheduleText}</p>
          <p>
            <LinkButton to="/events/$slug" params={{ slug }} kind="primary">
              <bdi>{event.title}</bdi>
            </LinkButton>
          </p>
        </div>
      )}
    </EventPage>
  );
};
