import { getRouteApi } from '@tanstack/react-router';
import { text } from '../../text/booking.ts';
import { OwnDetails } from '../account/own-details.tsx';
import { BookingView } from './booking-view.tsx';
import { EventPage } from './event-page.tsx';

const route = getRouteApi('/events/$slug/book');

/** The booking page: reservation, guest forms and invoice. */
export const BookScreen = () => {
  const { slug } = route.useParams();
  const { tickets } = route.useSearch();
  return (
    <EventPage slug={slug} here={text.booking.title}>
      {(event) => (
        <OwnDetails>
          {(details) => <BookingView event={event} picked={tickets} details={details} />}
        </OwnDetails>
      )}
    </EventPage>
  );
};
