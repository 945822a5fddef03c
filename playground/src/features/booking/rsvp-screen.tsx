import { getRouteApi } from '@tanstack/react-router';
import { PageHeading } from '../../components/page-heading.tsx';
import { eventTime } from '../../lib/format.ts';
import { text } from '../../text/text.ts';
import styles from './booking.module.css';
import { EventPage } from './event-page.tsx';
import { RsvpForm } from './rsvp-form.tsx';

const route = getRouteApi('/events/$slug/rsvp');

/** The page of an invitation. */
export const RsvpScreen = () => {
  const { slug } = route.useParams();
  return (
    <EventPage slug={slug} here={text.rsvp.heading}>
      {(event) => (
        <div className={styles['narrow']}>
          <PageHeading title={text.rsvp.title(event.title)} className={styles['title']} />
          <p className={styles['lead']}>{eventTime(event.dateAndTimeSettings).atEvent}</p>
          <RsvpForm event={event} />
        </div>
      )}
    </EventPage>
  );
};
