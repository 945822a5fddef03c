import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCatalogSearch } from '../../lib/catalogSearch.ts';
import { parseRequestsSearch } from '../../lib/waiting.ts';
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

const collections = createRoute({
  getParentRoute: () => ownerArea,
  path: '/collections',
  component: lazyRouteComponent(
    () => import('../../screens/owner-shop/CollectionsScreen.tsx'),
    'CollectionsScreen',
  ),
});

const collection = createRoute({
  getParentRoute: () => ownerArea,
  path: '/collections/$id',
  component: lazyRouteComponent(
    () => import('../../screens/owner-shop/CollectionEditorScreen.tsx'),
    'CollectionEditorScreen',
  ),
});

const requests = createRoute({
  getParentRoute: () => ownerArea,
  path: '/requests',
  validateSearch: parseRequestsSearch,
  component: lazyRouteComponent(
    () => import('../../screens/owner-shop/RequestsScreen.tsx'),
    'RequestsScreen',
  ),
});

/** E7 to E10: the owner's catalog, collections and waiting lists. */
export const ownerShopRoutes = [catalog, product, collections, collection, requests] as const;
