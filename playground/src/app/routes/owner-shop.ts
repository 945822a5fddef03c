import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCatalogSearch } from '../../lib/catalogSearch.ts';
import { ownerArea } from './owner-area.ts';

const catalog = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog',
  validateSearch: parseCatalogSearch,
  component: lazyRouteComponent(() => import('../../screens/owner-shop/CatalogScreen.tsx'), 'CatalogScreen'),
});

const product = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog/$id',
  component: lazyRouteComponent(() => import('../../screens/owner-shop/EditorScreen.tsx'), 'EditorScreen'),
});

/** E7 to E10: the owner's catalog, collections and waiting lists. */
export const ownerShopRoutes = [catalog, product] as const;
