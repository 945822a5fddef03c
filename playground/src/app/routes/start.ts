import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  // The code of its first program is colored from the start.
  loader: async () => void (await (await import('../../components/code/code-view.tsx')).loadHighlighter()),
  component: lazyScreen(() => import('../../features/start/launcher-screen.tsx'), 'LauncherScreen'),
});

/** Route of the launcher. */
export const startRoutes = [home] as const;
