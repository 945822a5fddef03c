import { getRouteApi } from '@tanstack/react-router';
import { formatEventTime } from 'vitrine/format';
import { useStore } from '../../app/useStore.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { language } from '../../lib/language.ts';
import { text } from '../../text/text.ts';
import styles from './Booking.module.css';
import { EventPage } from './EventPage.tsx';
import { RsvpForm } from './RsvpForm.tsx';

const route = getRouteApi('/events/$slug/rsvp');

/** C8: an invitation on a page of its own. */
export const RsvpScreen = () => {
  const { slug } = route.useParams();
  const locale = useStore(language);
  return (
    <EventPage slug={slug}>
      {(event) => (
        <div className={styles['narrow']}>
          <PageHeading title={text.rsvp.title(event.title)} className={styles['title']} />
          <p className={styles['lead']}>{formatEventTime(event.dateAndTimeSettings, { locale }).atEvent}</p>
          <RsvpForm event={event} />
        </div>
      )}
    </EventPage>
  );
};
