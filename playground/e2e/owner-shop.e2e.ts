import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();
const { catalog, bulk } = text.ownerShop;

/** Sends a call as the owner of the site. */
const asOwner = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: { authorization: 'sandbox-owner-api-key', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${await response.text()}`);
  return (await response.json()) as { product: { id: string } };
};

/** Creates products named "Batch 1" and so on; the last one is the first in the table. */
const makeProducts = async (count: number, price: (number: number) => number) => {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const { product } = await asOwner('POST', '/v1/products', {
      product: { name: `Batch ${number}`, priceData: { price: price(number) } },
    });
    ids.push(product.id);
  }
  return ids;
};

const priceOf = (id: string | undefined) => site.sandbox.state.products.find((one) => one.id === id)?.price;

const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

describe('many products at once', () => {
  test('120 products rise by 10 % in two parts, and failures are listed with their reason [E7.1]', async () => {
    const ids = await makeProducts(120, (number) => (number === 7 ? 999_999_999 : number));
    const { page } = await visit('/owner/catalog?q=Batch');
    await page.getByRole('button', { name: catalog.selectAll(120) }).click();
    await page.getByText(catalog.selected(120), { exact: true }).first().waitFor();
    await asOwner('DELETE', `/v1/products/${ids[4]}`);
    await page.getByRole('button', { name: catalog.changeSelected }).click();
    const box = page.getByRole('dialog', { name: bulk.title(120) });
    await box.getByText(bulk.batches([catalog.count(100), catalog.count(20)])).waitFor();
    await box.getByRole('textbox', { name: bulk.percent }).fill('10');
    const sizes: number[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('adjust-properties')) return;
      sizes.push((request.postDataJSON() as { ids: string[] }).ids.length);
    });
    // Holds the response of the second part, so that the progress in between is visible.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/adjust-properties', async (route) => {
      const isSecond = (route.request().postDataJSON() as { ids: string[] }).ids.length === 20;
      if (isSecond) await held;
      await route.continue();
    });
    await box.getByRole('button', { name: bulk.apply }).click();
    await box.getByText(bulk.running(2, 2)).waitFor();
    const progress = box.getByRole('progressbar', { name: bulk.progress });
    await expect.poll(() => progress.getAttribute('aria-valuetext')).toBe(bulk.done(100, 120));
    release();
    await box.getByText(bulk.changed(118)).waitFor();
    await expect.poll(() => sizes).toEqual([100, 20]);
    expect(await shows(box.getByText(`${bulk.notChanged(2)}. ${bulk.kept}`))).toBe(true);
    const failed = box.getByRole('list', { name: bulk.failures }).getByRole('listitem');
    await expect.poll(() => failed.count()).toBe(2);
    const words = await failed.allTextContents();
    expect(words.find((line) => line.startsWith('Batch 7'))).toContain(
      bulk.reasons['ADJUSTED_VALUE_OUT_OF_RANGE'],
    );
    expect(words.find((line) => line.startsWith('Batch 5'))).toContain(bulk.reasons['PRODUCT_NOT_FOUND']);
    await expect
      .poll(() => [priceOf(ids[119]), priceOf(ids[0]), priceOf(ids[6])])
      .toEqual(['132', '1.1', '999999999']);
  });

  test('a product whose variant would become negative stays unchanged, and the others are lowered', async () => {
    const { product } = await asOwner('POST', '/v1/products', {
      product: {
        name: 'Batch shirt',
        manageVariants: true,
        priceData: { price: 50 },
        productOptions: [
          { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) },
        ],
      },
    });
    await asOwner('PATCH', `/v1/products/${product.id}/variants`, {
      variants: [{ choices: { Size: 'S' }, price: 5 }],
    });
    const [vase] = await makeProducts(1, () => 50);
    const { page } = await visit('/owner/catalog?q=Batch');
    await page.getByRole('button', { name: catalog.selectAll(2) }).click();
    await page.getByRole('button', { name: catalog.changeSelected }).click();
    await pick(page, bulk.way, bulk.ways.amount);
    await page.getByRole('dialog').getByRole('textbox', { name: bulk.amount }).fill('-6');
    await page.getByRole('button', { name: bulk.apply }).click();
    const failed = page.getByRole('list', { name: bulk.failures }).getByRole('listitem');
    await expect
      .poll(() => failed.allTextContents())
      .toEqual([expect.stringMatching(/^Batch shirt.*variants would fall below zero/)]);
    await expect.poll(() => [priceOf(vase), priceOf(product.id)]).toEqual(['44', '50']);
    await page.getByRole('button', { name: bulk.selectFailed }).click();
    expect(await shows(page.getByText(catalog.selected(1), { exact: true }).first())).toBe(true);
  });

  test('a ribbon is set on all selected products', async () => {
    const ids = await makeProducts(3, () => 10);
    const { page } = await visit('/owner/catalog?q=Batch');
    await page
      .getByText(catalog.select('Batch 1'))
      .or(page.getByLabel(catalog.select('Batch 1')))
      .first()
      .waitFor();
    for (const name of ['Batch 1', 'Batch 3']) await page.getByRole('row', { name }).locator('label').click();
    await page.getByRole('button', { name: catalog.changeSelected }).click();
    await pick(page, bulk.property, bulk.properties.ribbon);
    await page.getByRole('dialog').getByRole('textbox', { name: bulk.value }).fill('Handmade');
    await page.getByRole('button', { name: bulk.apply }).click();
    await page.getByText(bulk.changed(2)).waitFor();
    await page.getByRole('button', { name: bulk.finish }).click();
    await page.getByRole('row', { name: 'Batch 1' }).getByText('Handmade').waitFor();
    const ribbons = () => ids.map((id) => site.sandbox.state.products.find((one) => one.id === id)?.ribbon);
    await expect.poll(ribbons).toEqual(['Handmade', undefined, 'Handmade']);
  });
});

describe('one product of the table', () => {
  test('a price is edited in place, and invalid input is rejected before it is sent', async () => {
    const { page } = await visit('/owner/catalog?q=Low%20Carafe');
    const price = page.getByRole('button', {
      name: catalog.change(catalog.price, 'Low Carafe', `€38.00 ${catalog.reducedTo('€30.40')}`),
    });
    await price.click();
    const field = page.getByRole('textbox', { name: catalog.field(catalog.price, 'Low Carafe') });
    await field.fill('cheap');
    await page.keyboard.press('Enter');
    await page.getByText(catalog.badPrice).waitFor();
    await field.fill('41.5');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', {
        name: catalog.change(catalog.price, 'Low Carafe', `€41.50 ${catalog.reducedTo('€33.20')}`),
      })
      .waitFor();
    const carafe = () => site.sandbox.state.products.find(({ slug }) => slug === 'low-carafe');
    await expect.poll(() => carafe()?.price).toBe('41.5');
  });

  test('a new product opens in its editor', async () => {
    const { page } = await visit('/owner/catalog');
    await page.getByRole('button', { name: catalog.create }).click();
    const box = page.getByRole('dialog', { name: text.ownerShop.newProduct.title });
    await box.getByRole('textbox', { name: text.ownerShop.newProduct.name }).fill('Paper boat');
    await box.getByRole('textbox', { name: text.ownerShop.newProduct.price }).fill('4.5');
    await box.getByRole('button', { name: text.ownerShop.newProduct.create }).click();
    await page.waitForURL(/\/owner\/catalog\/[\w-]+$/);
    const made = () => site.sandbox.state.products.find(({ name }) => name === 'Paper boat');
    await expect.poll(() => made()?.price).toBe('4.5');
    await expect.poll(() => page.url()).toContain(made()?.id);
  });
});
