import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { root } from './root.tsx';

/** The parent route of all owner screens. */
export const ownerArea = createRoute({
  getParentRoute: () => root,
  path: '/owner',
  component: lazyScreen(() => import('../../features/owner/owner-area.tsx'), 'OwnerArea'),
  notFoundComponent: lazyScreen(() => import('../../features/owner/missing-of-owner.tsx'), 'MissingAddress'),
});
