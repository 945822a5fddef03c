import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseEventsSearch } from '../../features/events/event-list-search.ts';
import { root } from './root.tsx';

const events = createRoute({
  getParentRoute: () => root,
  path: '/events',
  validateSearch: parseEventsSearch,
  component: lazyScreen(() => import('../../features/events/events-screen.tsx'), 'EventsScreen'),
});

const event = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug',
  component: lazyScreen(() => import('../../features/events/event-screen.tsx'), 'EventScreen'),
});

const schedule = createRoute({
  getParentRoute: () => root,
  path: '/events/$slug/schedule',
  component: lazyScreen(() => import('../../features/events/schedule-screen.tsx'), 'ScheduleScreen'),
});

/** Routes of the event list of one event with its ticket picker, and of its schedule. */
export const eventsRoutes = [events, event, schedule] as const;
