import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../../screens/start/LauncherScreen.tsx'), 'LauncherScreen'),
});

/** A: where a visit begins. */
export const startRoutes = [home] as const;
