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

/** Owner routes of members and site settings. */
export const ownerMembersRoutes = [members, settings] as const;
