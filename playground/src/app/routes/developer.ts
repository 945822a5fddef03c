import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const reference = createRoute({
  getParentRoute: () => root,
  path: '/reference',
  component: lazyRouteComponent(
    () => import('../../screens/reference/ReferenceScreen.tsx'),
    'ReferenceScreen',
  ),
});

const operation = createRoute({
  getParentRoute: () => root,
  path: '/reference/$operation',
  component: lazyRouteComponent(
    () => import('../../screens/reference/OperationScreen.tsx'),
    'OperationScreen',
  ),
});

const preflight = createRoute({
  getParentRoute: () => root,
  path: '/preflight',
  component: lazyRouteComponent(
    () => import('../../screens/preflight/PreflightScreen.tsx'),
    'PreflightScreen',
  ),
});

/** F: what developers look at on a page of its own. */
export const developerRoutes = [reference, operation, preflight] as const;
