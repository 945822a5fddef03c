import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownerArea } from './owner-area.ts';

const members = createRoute({
  getParentRoute: () => ownerArea,
  path: '/members',
  component: lazyRouteComponent(
    () => import('../../features/owner/site/members-screen.tsx'),
    'MembersScreen',
  ),
});

const settings = createRoute({
  getParentRoute: () => ownerArea,
  path: '/settings',
  component: lazyRouteComponent(
    () => import('../../features/owner/site/settings-screen.tsx'),
    'SettingsScreen',
  ),
});

/** E11 and E12: who may sign in, and how the site is switched. */
export const ownerMembersRoutes = [members, settings] as const;
