import { createRoute, redirect } from '@tanstack/react-router';
import { ownerArea } from './owner-area.ts';
import { ownerEventsRoutes } from './owner-events.ts';
import { ownerShopRoutes } from './owner-shop.ts';

const start = createRoute({
  getParentRoute: () => ownerArea,
  path: '/',
  beforeLoad: () => void redirect({ to: '/owner/orders', throw: true }),
});

/** Routes of the owner's console. */
export const ownerRoutes = [
  ownerArea.addChildren([start, ...ownerEventsRoutes, ...ownerShopRoutes]),
] as const;
