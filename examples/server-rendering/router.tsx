import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router';
import { dehydrateSite, hydrateSite, VitrineProvider } from 'vitrine/react';
import { ProductPage } from './pages.tsx';
import { cartOrNone, productBySlug } from './queries.ts';
import type { Site } from './site.ts';

const root = createRootRouteWithContext<{ readonly site: Site }>()({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Shop' }] }),
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  ),
  scripts: () => [{ src: '/script.js', type: 'module' }],
  notFoundComponent: () => <p>Not found</p>,
});

// #region product
const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$slug',
  loader: async ({ context: { site }, params: { slug } }) => {
    // Starts the read without waiting: the page is sent first, and the cart follows in the same stream.
    void site.queryClient.prefetchQuery(cartOrNone);
    await site.queryClient.ensureQueryData(productBySlug(slug));
  },
  component: () => <ProductPage {...product.useParams()} />,
});

/** The router of one request, or of the page. */
export const routerOf = (site: Site) =>
  createRouter({
    routeTree: root.addChildren([product]),
    context: { site },
    // The query cache decides which data is fresh.
    defaultPreloadStaleTime: 0,
    Wrap: ({ children }) => <VitrineProvider {...site}>{children}</VitrineProvider>,
    // The server and the page share the identity in a cookie.
    dehydrate: () => dehydrateSite(site.queryClient, { session: false, pending: true }),
    hydrate: (state) => hydrateSite(site.queryClient, state),
  });
// #endregion product
