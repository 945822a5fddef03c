import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { pick, shows, stage } from './visit.ts';

const { visit, site } = stage();
const { catalog } = text.ownerShop;

describe('the products of the owner', () => {
  test('are found by name, collection and stock, and the address keeps the search', async () => {
    const { page } = await visit('/owner/catalog');
    const rows = page.getByRole('table', { name: catalog.table }).getByRole('row');
    await page.getByText(catalog.count(36), { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('Carafe');
    await page.getByText(catalog.count(1), { exact: true }).waitFor();
    expect(await shows(rows.nth(1).getByText(catalog.reducedTo('€30.40')))).toBe(true);
    await page.getByRole('searchbox').fill('');
    await page.getByText(catalog.count(36), { exact: true }).waitFor();
    await pick(page, catalog.collection, 'Light');
    const light = site.sandbox.state.collections.find(({ name }) => name === 'Light')?.id ?? 'no collection';
    const inLight = site.sandbox.state.products.filter(({ collectionIds }) => collectionIds.includes(light));
    await page.getByText(catalog.count(inLight.length), { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => rows.count()).toBe(inLight.length + 1);
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
