import type { Page } from 'playwright';
import { en as text } from '../../src/text/en.ts';
import { heading, type Screens } from './screen.ts';

const { catalog } = text.ownerShop;

const row = (page: Page, name: string): Promise<void> =>
  page.getByRole('row').filter({ hasText: name }).first().waitFor();

/** Opens the editor of a product from the table. */
const toProduct = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).click();
  await heading(page, name);
  await page.getByRole('region', { name: text.ownerProduct.media.title, exact: true }).waitFor();
};

/** The owner's catalog. */
export const ownerShopScreens: Screens = {
  catalog: { path: '/owner/catalog', ready: (page) => row(page, 'Wall Clock') },
  'empty catalog': {
    path: '/owner/catalog?q=zzz',
    ready: (page) => page.getByText(catalog.emptyTitle).waitFor(),
  },
  'product editor': { path: '/owner/catalog?q=Studio', ready: (page) => toProduct(page, 'Studio Tee') },
  'a variant of a product': {
    path: '/owner/catalog?q=Studio',
    ready: async (page) => {
      await toProduct(page, 'Studio Tee');
      await page.getByRole('table').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'options that cannot be deleted': {
    path: '/owner/catalog?q=Studio',
    ready: async (page) => {
      const { options } = text.ownerProduct;
      await toProduct(page, 'Studio Tee');
      await page.getByRole('button', { name: options.removeAll }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: options.removeAll }).click();
      await page.getByText(options.managed).waitFor();
      // Browsers keep different scroll positions here, and in some of them the bar covers half of a control.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  'digital product': {
    path: '/owner/catalog?q=Wallpaper',
    ready: (page) => toProduct(page, 'Wallpaper Pack'),
  },
};
