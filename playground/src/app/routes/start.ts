import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseSplitSearch } from '../../features/split/split-search.ts';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // The code of its first program is colored from the start.
  loader: async () => void (await (await import('../../components/code/code-view.tsx')).loadHighlighter()),
  component: lazyRouteComponent(() => import('../../features/start/launcher-screen.tsx'), 'LauncherScreen'),
});

const split = createRoute({
  getParentRoute: () => root,
  path: '/split',
  validateSearch: parseSplitSearch,
  component: lazyRouteComponent(() => import('../../features/split/split-screen.tsx'), 'SplitScreen'),
});

/** Routes of the launcher and of the side-by-side view. */
export const startRoutes = [home, split] as const;
