import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

/** What every screen of the owner's area stands in. */
export const ownerArea = createRoute({
  getParentRoute: () => root,
  path: '/owner',
  component: lazyRouteComponent(() => import('../../features/owner/owner-area.tsx'), 'OwnerArea'),
});
