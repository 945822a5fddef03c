import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseEventsSearch } from '../../features/events/event-list-search.ts';
import { root } from './root.tsx';

const events = createRoute({
  getParentRoute: () => root,
  path: '/events',
  validateSearch: parseEventsSearch,
  component: lazyRouteComponent(() => import('../../features/events/events-screen.tsx'), 'EventsScreen'),
});

const event = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug',
  component: lazyRouteComponent(() => import('../../features/events/event-screen.tsx'), 'EventScreen'),
});

/** C: the events of the site and the choice of tickets. */
export const eventsRoutes = [events, event] as const;
