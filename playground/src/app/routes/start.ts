import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // The code of its first program is colored from the start.
  loader: async () => void (await (await import('../../components/code/code-view.tsx')).loadHighlighter()),
  component: lazyRouteComponent(() => import('../../features/start/launcher-screen.tsx'), 'LauncherScreen'),
});

/** Route of the launcher. */
export const startRoutes = [home] as const;
