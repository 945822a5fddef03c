import { en as text } from '../../src/text/en.ts';
import { heading, type Screens } from './screen.ts';

/** The launcher, the frame of every page, and the developer pages. */
export const shellScreens: Screens = {
  launcher: {
    path: '/',
    ready: (page) => page.getByRole('button', { name: text.site.nameOf('busy-festival') }).waitFor(),
  },
  'keyboard shortcuts': {
    path: '/',
    ready: async (page) => {
      await page.getByRole('button', { name: text.shortcuts.title }).click();
      await page.getByRole('dialog', { name: text.shortcuts.title }).waitFor();
    },
  },
  reference: { path: '/reference', ready: (page) => heading(page, text.reference.title) },
  'one call': {
    path: '/reference/addToCurrentCart',
    ready: async (page) => {
      await page.getByRole('button', { name: text.reference.fill }).click();
      await page.getByLabel(text.reference.body, { exact: true }).waitFor();
    },
  },
  preflight: {
    path: '/preflight',
    ready: (page) => page.getByRole('list', { name: text.preflight.findings }).waitFor(),
  },
  'not found': { path: '/nowhere', ready: (page) => heading(page, text.missing.title) },
  ...Object.fromEntries(
    (['code', 'log'] as const).map((layer) => [
      `${layer} of the shop`,
      {
        path: '/shop',
        ready: async (page) => {
          await page.getByText(text.shop.shown(12, 36)).waitFor();
          await page.getByRole('radio', { name: text.layers[layer], exact: true }).click();
          await page
            .getByRole('complementary', { name: text.developer.title })
            .or(page.getByRole('dialog', { name: text.developer.title }))
            .getByText('queryProducts')
            .first()
            .waitFor();
        },
      },
    ]),
  ),
  'choice of an identity': {
    path: '/shop',
    ready: async (page) => {
      await page.getByText(text.shop.shown(12, 36)).waitFor();
      await page.locator('#identity').click();
      await page.getByRole('menu').waitFor();
    },
  },
  developer: {
    path: '/shop',
    ready: async (page) => {
      await page.getByText(text.shop.shown(12, 36)).waitFor();
      await page.getByRole('radio', { name: text.layers.log, exact: true }).click();
      await page.getByRole('button', { name: /queryProducts/ }).click();
    },
  },
  'injected failure with its next step': {
    path: '/shop',
    ready: async (page) => {
      await page.getByText(text.shop.shown(12, 36)).waitFor();
      await page.getByRole('radio', { name: text.layers.break, exact: true }).click();
      await page.getByRole('button', { name: text.faults.start, exact: true }).click();
      await page.getByText(text.faults.nextAdd(text.product.add)).waitFor();
    },
  },
  ...Object.fromEntries(
    (['break', 'sandbox'] as const).map((panel) => [
      `developer, ${panel}`,
      {
        path: '/shop',
        ready: async (page) => {
          await page.getByText(text.shop.shown(12, 36)).waitFor();
          await page.getByRole('radio', { name: text.layers[panel], exact: true }).click();
          await page
            .getByRole('complementary', { name: text.developer.title })
            .or(page.getByRole('dialog', { name: text.developer.title }))
            .getByRole('heading', { level: 3 })
            .first()
            .waitFor();
        },
      },
    ]),
  ),
};
