import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const reference = createRoute({
  getParentRoute: () => root,
  path: '/reference',
  component: lazyRouteComponent(
    () => import('../../features/reference/reference-screen.tsx'),
    'ReferenceScreen',
  ),
});

const operation = createRoute({
  getParentRoute: () => root,
  path: '/reference/$operation',
  component: lazyRouteComponent(
    () => import('../../features/reference/operation-screen.tsx'),
    'OperationScreen',
  ),
});

const preflight = createRoute({
  getParentRoute: () => root,
  path: '/preflight',
  component: lazyRouteComponent(
    () => import('../../features/preflight/preflight-screen.tsx'),
    'PreflightScreen',
  ),
});

const rehearsal = createRoute({
  getParentRoute: () => root,
  path: '/rehearsal',
  component: lazyRouteComponent(
    () => import('../../features/rehearsal/rehearsal-screen.tsx'),
    'RehearsalScreen',
  ),
});

/** Routes of the developer pages: API reference, preflight, and the rehearsal of announced ends. */
export const developerRoutes = [reference, operation, preflight, rehearsal] as const;
