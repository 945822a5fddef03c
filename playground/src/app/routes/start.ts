import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './root.tsx';

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/shop', replace: true });
  },
});

/** A: where a visit begins. */
export const startRoutes = [home] as const;
