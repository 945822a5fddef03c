import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownerArea } from './owner-area.ts';

const members = createRoute({
  getParentRoute: () => ownerArea,
  path: '/members',
  component: lazyRouteComponent(() => import('../../screens/owner/MembersScreen.tsx'), 'MembersScreen'),
});

/** E11: who may sign in. */
export const ownerMembersRoutes = [members] as const;
