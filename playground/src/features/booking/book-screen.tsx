import { getRouteApi } from '@tanstack/react-router';
import { text } from '../../text/text.ts';
import { BookingView } from './booking-view.tsx';
import { EventPage } from './event-page.tsx';

const route = getRouteApi('/events/$slug/book');

/** C4: the page on which tickets are reserved, guests are named and the price is seen. */
export const BookScreen = () => {
  const { slug } = route.useParams();
  const { tickets } = route.useSearch();
  return (
    <EventPage slug={slug} here={text.booking.title}>
      {(event) => <BookingView event={event} picked={tickets} />}
    </EventPage>
  );
};
