import { en as text } from '../../src/text/en.ts';
import { addToCart, choose, openCart } from '../visit.ts';
import { heading, type Screens } from './screen.ts';

/** The shop and the cart. */
export const shopScreens: Screens = {
  shop: { path: '/shop', ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor() },
  'shop as a list': {
    path: '/shop?view=list',
    ready: (page) => page.getByText(text.shop.shown(12, 36)).waitFor(),
  },
  'empty shop': { path: '/shop?q=zzz', ready: (page) => page.getByText(text.shop.emptyTitle).waitFor() },
  collection: { path: '/shop/c/light', ready: (page) => page.getByText('Dome Lamp').waitFor() },
  product: { path: '/shop/p/studio-tee', ready: (page) => heading(page, 'Studio Tee') },
  'product with a choice that rules others out': {
    path: '/shop/p/studio-tee',
    ready: async (page) => {
      await choose(page, 'Size', 'S');
      await page.getByText(text.product.choiceSoldOut, { exact: true }).waitFor();
    },
  },
  'product that is sold out': {
    path: '/shop/p/salt-cellar',
    ready: async (page) => {
      await page.getByRole('button', { name: text.notify.open() }).click();
      await page.getByRole('dialog', { name: text.notify.title }).waitFor();
    },
  },
  'shop that collects no requests': {
    path: '/shop/p/salt-cellar',
    site: { settings: { collectBackInStock: false } },
    ready: async (page) => {
      await page.getByRole('button', { name: text.notify.open() }).click();
      await page.getByLabel(text.notify.email).fill('mara@example.org');
      const form = page.getByRole('dialog', { name: text.notify.title });
      await form.getByRole('button', { name: text.notify.send, exact: true }).click();
      await page.getByText(text.notify.closed).waitFor();
    },
  },
  'article code': {
    path: '/shop?q=VT-001',
    ready: (page) =>
      page
        .getByText(/^Article VT-001/)
        .first()
        .waitFor(),
  },
  'cart drawer': { path: '/shop/p/low-carafe', ready: addToCart },
  cart: { path: '/shop/p/low-carafe', ready: openCart },
  'cart that cannot be ordered': {
    path: '/shop/p/low-carafe',
    site: {
      settings: {
        failing: { tax: true, shipping: true },
        violations: [
          { severity: 'WARNING', description: 'Deliveries are slow this week.' },
          { severity: 'ERROR', description: 'Orders begin at 500.' },
        ],
      },
    },
    ready: async (page, site) => {
      await openCart(page);
      const { sku } = site.sandbox.state.products.find(({ slug }) => slug === 'low-carafe') ?? {};
      site.sandbox.owner.restock(sku ?? '', 0);
      await page.reload();
      await page.getByText(text.cart.notAvailable, { exact: true }).waitFor();
      await page.getByText(text.totals.withoutTax).waitFor();
    },
  },
  'cart that cannot be read': {
    path: '/shop/p/low-carafe',
    ready: async (page, site) => {
      await addToCart(page);
      site.sandbox.faults.add({ operation: 'getCurrentCart', status: 400 });
      await page.goto('/cart');
      await page.getByText(text.cart.failed).waitFor();
    },
  },
  'empty cart': { path: '/cart', ready: (page) => page.getByText(text.cart.empty).waitFor() },
  thanks: { path: '/checkout/thanks?orderId=1', ready: (page) => heading(page, text.back.paid) },
  return: { path: '/checkout/return', ready: (page) => heading(page, text.back.abandoned) },
};
