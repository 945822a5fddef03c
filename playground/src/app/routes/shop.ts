import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseReturnSearch } from '../../features/checkout/checkout-return.ts';
import { parseProductSearch } from '../../features/product/product-search.ts';
import { parseShopSearch } from '../../features/shop/shop-search.ts';
import { root } from './root.tsx';

const shop = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: parseShopSearch,
  component: lazyRouteComponent(() => import('../../features/shop/shop-screen.tsx'), 'ShopScreen'),
});

const collection = createRoute({
  getParentRoute: () => root,
  path: '/shop/c/$slug',
  component: lazyRouteComponent(
    () => import('../../features/shop/collection-screen.tsx'),
    'CollectionScreen',
  ),
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/shop/p/$slug',
  validateSearch: parseProductSearch,
  component: lazyRouteComponent(() => import('../../features/product/product-screen.tsx'), 'ProductScreen'),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  component: lazyRouteComponent(() => import('../../features/cart/cart-screen.tsx'), 'CartScreen'),
});

const checkoutReturn = createRoute({
  getParentRoute: () => root,
  path: '/checkout/return',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../../features/checkout/return-screen.tsx'), 'ReturnScreen'),
});

const checkoutThanks = createRoute({
  getParentRoute: () => root,
  path: '/checkout/thanks',
  validateSearch: parseReturnSearch,
  component: lazyRouteComponent(() => import('../../features/checkout/return-screen.tsx'), 'ThanksScreen'),
});

/** Routes of the shop, the cart and the return from checkout. */
export const shopRoutes = [shop, collection, product, cart, checkoutReturn, checkoutThanks] as const;
