import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseEventsSearch } from '../../lib/eventsSearch.ts';
import { parseOrdersSearch } from '../../lib/ordersSearch.ts';
import { ownerArea } from './owner-area.ts';

const events = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events',
  validateSearch: parseEventsSearch,
  component: lazyRouteComponent(() => import('../../screens/owner/EventsScreen.tsx'), 'EventsScreen'),
});

const newEvent = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events/new',
  component: lazyRouteComponent(() => import('../../screens/owner/NewEventScreen.tsx'), 'NewEventScreen'),
});

const event = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events/$id',
  component: lazyRouteComponent(() => import('../../screens/owner/EventScreen.tsx'), 'EventScreen'),
});

const orders = createRoute({
  getParentRoute: () => ownerArea,
  path: '/orders',
  validateSearch: parseOrdersSearch,
  component: lazyRouteComponent(() => import('../../screens/owner/OrdersScreen.tsx'), 'OrdersScreen'),
});

const order = createRoute({
  getParentRoute: () => ownerArea,
  path: '/orders/$eventId/$orderNumber',
  component: lazyRouteComponent(() => import('../../screens/owner/OrderScreen.tsx'), 'OrderScreen'),
});

const pos = createRoute({
  getParentRoute: () => ownerArea,
  path: '/pos',
  validateSearch: ({ event }: Record<string, unknown>): { readonly event?: string } =>
    typeof event === 'string' ? { event } : {},
  component: lazyRouteComponent(() => import('../../screens/owner/TillScreen.tsx'), 'TillScreen'),
});

/** E2 to E6: the events of the site, their orders and the till. */
export const ownerEventsRoutes = [events, newEvent, event, orders, order, pos] as const;
