import { text } from '../../src/text/text.ts';
import { addToCart, openCart } from '../visit.ts';
import { heading, type Screens } from './screen.ts';

/** B: the shop and the cart. */
export const shopScreens: Screens = {
  shop: { path: '/shop', ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor() },
  'shop as a list': {
    path: '/shop?view=list',
    ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor(),
  },
  'empty shop': { path: '/shop?q=zzz', ready: (page) => page.getByText(text.shop.emptyTitle).waitFor() },
  collection: { path: '/shop/c/light', ready: (page) => page.getByText('Dome Lamp').waitFor() },
  product: { path: '/shop/p/studio-tee', ready: (page) => heading(page, 'Studio Tee') },
  'cart drawer': { path: '/shop/p/low-carafe', ready: addToCart },
  cart: { path: '/shop/p/low-carafe', ready: openCart },
  'empty cart': { path: '/cart', ready: (page) => page.getByText(text.cart.empty).waitFor() },
  thanks: { path: '/checkout/thanks?orderId=1', ready: (page) => heading(page, text.back.paid) },
  return: { path: '/checkout/return', ready: (page) => heading(page, text.back.abandoned) },
};
