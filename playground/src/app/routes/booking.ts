import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseBookSearch, parseOrderSearch } from '../../features/booking/booking.ts';
import { root } from './root.tsx';

const book = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/book',
  validateSearch: parseBookSearch,
  component: lazyScreen(() => import('../../features/booking/book-screen.tsx'), 'BookScreen'),
});

const rsvp = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/rsvp',
  component: lazyScreen(() => import('../../features/rsvp/rsvp-screen.tsx'), 'RsvpScreen'),
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$number',
  validateSearch: parseOrderSearch,
  component: lazyScreen(() => import('../../features/order/order-screen.tsx'), 'OrderScreen'),
});

/** Routes for booking tickets, answering invitations and viewing ticket orders. */
export const bookingRoutes = [book, rsvp, order] as const;
