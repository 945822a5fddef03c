import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseCatalogSearch } from '../../features/owner/catalog/catalog-search.ts';
import { ownerArea } from './owner-area.ts';

const catalog = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog',
  validateSearch: parseCatalogSearch,
  component: lazyScreen(() => import('../../features/owner/catalog/catalog-screen.tsx'), 'CatalogScreen'),
});

const product = createRoute({
  getParentRoute: () => ownerArea,
  path: '/catalog/$id',
  component: lazyScreen(() => import('../../features/owner/product/editor-screen.tsx'), 'EditorScreen'),
});

/** Owner routes of the catalog. */
export const ownerShopRoutes = [catalog, product] as const;
