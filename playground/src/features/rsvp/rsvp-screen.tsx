import { getRouteApi } from '@tanstack/react-router';
import { PageHeading } from '../../components/page-heading.tsx';
import { eventTime } from '../../lib/format.ts';
import { named } from '../../lib/named.ts';
import { text } from '../../text/booking.ts';
import { OwnDetails } from '../account/own-details.tsx';
import styles from '../booking/booking.module.css';
import { EventPage } from '../booking/event-page.tsx';
import { Reply } from './reply.tsx';

const route = getRouteApi('/events/$slug/rsvp');

/** The page of an invitation. */
export const RsvpScreen = () => {
  const { slug } = route.useParams();
  return (
    <EventPage slug={slug} here={text.rsvp.heading}>
      {(event) => (
        <div className={styles['narrow']}>
          <PageHeading title={text.rsvp.title(named(event.title))} />
          <p className="lead">{eventTime(event.dateAndTimeSettings).atEvent}</p>
          <OwnDetails>{(details) => <Reply event={event} details={details} />}</OwnDetails>
        </div>
      )}
    </EventPage>
  );
};
