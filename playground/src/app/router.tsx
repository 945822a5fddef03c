import { createRouter } from '@tanstack/react-router';
import { basePath } from '../lib/base.ts';
import { CrashScreen } from './crash-screen.tsx';
import { bookingRoutes } from './routes/booking.ts';
import { developerRoutes } from './routes/developer.ts';
import { eventsRoutes } from './routes/events.ts';
import { membersRoutes } from './routes/members.ts';
import { ownerRoutes } from './routes/owner.ts';
import { root } from './routes/root.tsx';
import { shopRoutes } from './routes/shop.ts';
import { startRoutes } from './routes/start.ts';

export const router = createRouter({
  routeTree: root.addChildren([
    ...startRoutes,
    ...shopRoutes,
    ...eventsRoutes,
    ...bookingRoutes,
    ...membersRoutes,
    ...ownerRoutes,
    ...developerRoutes,
  ]),
  basepath: basePath,
  defaultErrorComponent: CrashScreen,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

/**
 * Loads the code of the opened page, while the configuration is still on its way. Never rejects: a page that cannot be
 * loaded now is loaded again, and reported, when it is shown.
 */
export const loadOpenedPage = async (): Promise<void> => {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  await Promise.allSettled(routes.map(async (route) => router.loadRouteChunk(route)));
};

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
