import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCatalogSearch } from '../../features/owner/catalog/catalog-search.ts';
import { parseRequestsSearch } from '../../features/owner/requests/waiting-items.ts';
import { ownerArea } from './owner-area.ts';

const catalog = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog',
  validateSearch: parseCatalogSearch,
  component: lazyRouteComponent(
    () => import('../../features/owner/catalog/catalog-screen.tsx'),
    'CatalogScreen',
  ),
});

const product = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog/$id',
  component: lazyRouteComponent(
    () => import('../../features/owner/product/editor-screen.tsx'),
    'EditorScreen',
  ),
});

const collections = createRoute({
  getParentRoute: () => ownerArea,
  path: '/collections',
  component: lazyRouteComponent(
    () => import('../../features/owner/collections/collections-screen.tsx'),
    'CollectionsScreen',
  ),
});

const collection = createRoute({
  getParentRoute: () => ownerArea,
  path: '/collections/$id',
  component: lazyRouteComponent(
    () => import('../../features/owner/collections/collection-editor-screen.tsx'),
    'CollectionEditorScreen',
  ),
});

const requests = createRoute({
  getParentRoute: () => ownerArea,
  path: '/requests',
  validateSearch: parseRequestsSearch,
  component: lazyRouteComponent(
    () => import('../../features/owner/requests/requests-screen.tsx'),
    'RequestsScreen',
  ),
});

/** Owner routes of the catalog, collections and back-in-stock requests. */
export const ownerShopRoutes = [catalog, product, collections, collection, requests] as const;
