import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

/** The parent route of all owner screens. */
export const ownerArea = createRoute({
  getParentRoute: () => root,
  path: '/owner',
  component: lazyRouteComponent(() => import('../../features/owner/owner-area.tsx'), 'OwnerArea'),
  notFoundComponent: lazyRouteComponent(
    () => import('../../features/owner/missing-of-owner.tsx'),
    'MissingAddress',
  ),
});
