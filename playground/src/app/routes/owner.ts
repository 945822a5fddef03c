import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownerArea } from './owner-area.ts';
import { ownerEventsRoutes } from './owner-events.ts';
import { ownerMembersRoutes } from './owner-members.ts';
import { ownerShopRoutes } from './owner-shop.ts';

const overview = createRoute({
  getParentRoute: () => ownerArea,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../features/owner/overview/overview-screen.tsx'),
    'OverviewScreen',
  ),
});

/** Routes of the owner's console. */
export const ownerRoutes = [
  ownerArea.addChildren([overview, ...ownerEventsRoutes, ...ownerShopRoutes, ...ownerMembersRoutes]),
] as const;
