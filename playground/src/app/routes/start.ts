import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseSplitSearch } from '../../lib/splitSearch.ts';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../../screens/start/LauncherScreen.tsx'), 'LauncherScreen'),
});

const split = createRoute({
  getParentRoute: () => root,
  path: '/split',
  validateSearch: parseSplitSearch,
  component: lazyRouteComponent(() => import('../../screens/split/SplitScreen.tsx'), 'SplitScreen'),
});

/** A: where a visit begins, and one page as two people see it. */
export const startRoutes = [home, split] as const;
