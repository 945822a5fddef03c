import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownerArea } from './owner-area.ts';

const settings = createRoute({
  getParentRoute: () => ownerArea,
  path: '/settings',
  component: lazyRouteComponent(
    () => import('../../features/owner/site/settings-screen.tsx'),
    'SettingsScreen',
  ),
});

/** Owner route of the site's settings. */
export const ownerSettingsRoutes = [settings] as const;
