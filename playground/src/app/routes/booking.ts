import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseBookSearch, parseOrderSearch } from '../../features/booking/booking.ts';
import { root } from './root.tsx';

const book = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/book',
  validateSearch: parseBookSearch,
  component: lazyRouteComponent(() => import('../../features/booking/book-screen.tsx'), 'BookScreen'),
});

const rsvp = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/rsvp',
  component: lazyRouteComponent(() => import('../../features/rsvp/rsvp-screen.tsx'), 'RsvpScreen'),
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$number',
  validateSearch: parseOrderSearch,
  component: lazyRouteComponent(() => import('../../features/order/order-screen.tsx'), 'OrderScreen'),
});

/** Routes for booking tickets, answering invitations and viewing ticket orders. */
export const bookingRoutes = [book, rsvp, order] as const;
