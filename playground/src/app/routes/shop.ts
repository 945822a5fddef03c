import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseReturnSearch } from '../../lib/checkoutReturn.ts';
import { parseShopSearch } from '../../lib/shopSearch.ts';
import { ShopScreen } from '../../screens/shop/ShopScreen.tsx';
import { root } from './root.tsx';

const shop = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: parseShopSearch,
  component: ShopScreen,
});

const collection = createRoute({
  getParentRoute: () => root,
  path: '/shop/c/$slug',
  component: lazyRouteComponent(() => import('../../screens/shop/CollectionScreen.tsx'), 'CollectionScreen'),
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/shop/p/$slug',
  component: lazyRouteComponent(() => import('../../screens/product/ProductScreen.tsx'), 'ProductScreen'),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  component: lazyRouteComponent(() => import('../../screens/cart/CartScreen.tsx'), 'CartScreen'),
});

const checkoutReturn = createRoute({
  getParentRoute: () => root,
  path: '/checkout/return',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../../screens/checkout/ReturnScreen.tsx'), 'ReturnScreen'),
});

const checkoutThanks = createRoute({
  getParentRoute: () => root,
  path: '/checkout/thanks',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../../screens/checkout/ReturnScreen.tsx'), 'ThanksScreen'),
});

/** B: the shop, the cart, and the way back from the checkout. */
export const shopRoutes = [shop, collection, product, cart, checkoutReturn, checkoutThanks] as const;
