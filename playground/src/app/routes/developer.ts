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

/** Routes of the developer pages: API reference and preflight. */
export const developerRoutes = [reference, operation, preflight] as const;
