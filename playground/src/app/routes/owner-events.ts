import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseEventsSearch } from '../../features/owner/events/events-search.ts';
import { parseOrdersSearch } from '../../features/owner/orders/orders-search.ts';
import { ownerArea } from './owner-area.ts';

const events = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events',
  validateSearch: parseEventsSearch,
  component: lazyScreen(() => import('../../features/owner/events/events-screen.tsx'), 'EventsScreen'),
});

const newEvent = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events/new',
  component: lazyScreen(() => import('../../features/owner/events/new-event-screen.tsx'), 'NewEventScreen'),
});

const event = createRoute({
  getParentRoute: () => ownerArea,
  path: '/events/$id',
  component: lazyScreen(() => import('../../features/owner/events/event-screen.tsx'), 'EventScreen'),
});

const orders = createRoute({
  getParentRoute: () => ownerArea,
  path: '/orders',
  validateSearch: parseOrdersSearch,
  component: lazyScreen(() => import('../../features/owner/orders/orders-screen.tsx'), 'OrdersScreen'),
});

const order = createRoute({
  getParentRoute: () => ownerArea,
  path: '/orders/$eventId/$orderNumber',
  component: lazyScreen(() => import('../../features/owner/orders/order-screen.tsx'), 'OrderScreen'),
});

const shopOrder = createRoute({
  getParentRoute: () => ownerArea,
  path: '/orders/shop/$id',
  component: lazyScreen(() => import('../../features/owner/orders/shop-order-screen.tsx'), 'ShopOrderScreen'),
});

/** Owner routes of events and orders. */
export const ownerEventsRoutes = [events, newEvent, event, orders, order, shopOrder] as const;
