import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { root } from './root.tsx';

const reference = createRoute({
  getParentRoute: () => root,
  path: '/reference',
  component: lazyScreen(() => import('../../features/reference/reference-screen.tsx'), 'ReferenceScreen'),
});

const operation = createRoute({
  getParentRoute: () => root,
  path: '/reference/$operation',
  component: lazyScreen(() => import('../../features/reference/operation-screen.tsx'), 'OperationScreen'),
});

const preflight = createRoute({
  getParentRoute: () => root,
  path: '/preflight',
  component: lazyScreen(() => import('../../features/preflight/preflight-screen.tsx'), 'PreflightScreen'),
});

const rehearsal = createRoute({
  getParentRoute: () => root,
  path: '/rehearsal',
  component: lazyScreen(() => import('../../features/rehearsal/rehearsal-screen.tsx'), 'RehearsalScreen'),
});

/** Routes of the developer pages: API reference, preflight, and the rehearsal of announced ends. */
export const developerRoutes = [reference, operation, preflight, rehearsal] as const;
