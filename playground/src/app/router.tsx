import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseReturnSearch } from '../lib/checkoutReturn.ts';
import { parseShopSearch } from '../lib/shopSearch.ts';
import { CrashScreen } from '../screens/CrashScreen.tsx';
import { MissingScreen } from '../screens/MissingScreen.tsx';
import { ShopScreen } from '../screens/shop/ShopScreen.tsx';
import { Shell } from '../shell/Shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: () => <MissingScreen /> });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/shop', replace: true });
  },
});

const shop = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: parseShopSearch,
  component: ShopScreen,
});

const collection = createRoute({
  getParentRoute: () => root,
  path: '/shop/c/$slug',
  component: lazyRouteComponent(() => import('../screens/shop/CollectionScreen.tsx'), 'CollectionScreen'),
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/shop/p/$slug',
  component: lazyRouteComponent(() => import('../screens/product/ProductScreen.tsx'), 'ProductScreen'),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  component: lazyRouteComponent(() => import('../screens/cart/CartScreen.tsx'), 'CartScreen'),
});

const checkoutReturn = createRoute({
  getParentRoute: () => root,
  path: '/checkout/return',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../screens/checkout/ReturnScreen.tsx'), 'ReturnScreen'),
});

const checkoutThanks = createRoute({
  getParentRoute: () => root,
  path: '/checkout/thanks',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../screens/checkout/ReturnScreen.tsx'), 'ThanksScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([home, shop, collection, product, cart, checkoutReturn, checkoutThanks]),
  defaultErrorComponent: CrashScreen,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
