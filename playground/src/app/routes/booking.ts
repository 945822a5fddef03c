import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseBookSearch, parseOrderSearch } from '../../lib/booking.ts';
import { root } from './root.tsx';

const book = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/book',
  validateSearch: parseBookSearch,
  component: lazyRouteComponent(() => import('../../screens/booking/BookScreen.tsx'), 'BookScreen'),
});

const rsvp = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/rsvp',
  component: lazyRouteComponent(() => import('../../screens/booking/RsvpScreen.tsx'), 'RsvpScreen'),
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$number',
  validateSearch: parseOrderSearch,
  component: lazyRouteComponent(() => import('../../screens/order/OrderScreen.tsx'), 'OrderScreen'),
});

/** C: booking tickets, answering invitations, orders of tickets. */
export const bookingRoutes = [book, rsvp, order] as const;
