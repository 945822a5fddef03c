import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseSplitSearch } from '../../features/split/split-search.ts';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../../features/start/launcher-screen.tsx'), 'LauncherScreen'),
});

const split = createRoute({
  getParentRoute: () => root,
  path: '/split',
  validateSearch: parseSplitSearch,
  component: lazyRouteComponent(() => import('../../features/split/split-screen.tsx'), 'SplitScreen'),
});

/** A: where a visit begins, and one page as two people see it. */
export const startRoutes = [home, split] as const;
