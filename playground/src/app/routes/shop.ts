import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../lib/lazy-part.ts';
import { parseReturnSearch } from '../../features/checkout/checkout-return.ts';
import { parseProductSearch } from '../../features/product/product-search.ts';
import { parseShopSearch } from '../../features/shop/shop-search.ts';
import { root } from './root.tsx';

const shop = createRoute({
  getParentRoute: () => root,
  path: '/shop',
  validateSearch: parseShopSearch,
  component: lazyScreen(() => import('../../features/shop/shop-screen.tsx'), 'ShopScreen'),
});

const collection = createRoute({
  getParentRoute: () => root,
  path: '/shop/c/$slug',
  component: lazyScreen(() => import('../../features/shop/collection-screen.tsx'), 'CollectionScreen'),
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/shop/p/$slug',
  validateSearch: parseProductSearch,
  component: lazyScreen(() => import('../../features/product/product-screen.tsx'), 'ProductScreen'),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: '/cart',
  component: lazyScreen(() => import('../../features/cart/cart-screen.tsx'), 'CartScreen'),
});

const checkoutReturn = createRoute({
  getParentRoute: () => root,
  path: '/checkout/return',
  validateSearch: parseReturnSearch,
  component: lazyScreen(() => import('../../features/checkout/return-screen.tsx'), 'ReturnScreen'),
});

const checkoutThanks = createRoute({
  getParentRoute: () => root,
  path: '/checkout/thanks',
  validateSearch: parseReturnSearch,
  component: lazyScreen(() => import('../../features/checkout/return-screen.tsx'), 'ThanksScreen'),
});

/** Routes of the shop, the cart and the return from checkout. */
export const shopRoutes = [shop, collection, product, cart, checkoutReturn, checkoutThanks] as const;
