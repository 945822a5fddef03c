import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { heading } from './screens/screen.ts';
import { shows, stage } from './visit.ts';

const { visit } = stage();

const words = text.owner.overview;

/** The number of a link, once it is loaded. */
const numberOf = async (page: Page, section: string, name: string): Promise<number> => {
  const link = page
    .getByRole('region', { name: section })
    .getByRole('link')
    .filter({ hasText: name })
    .first();
  await link.getByText(/\d/).first().waitFor();
  return Number((await link.locator('strong').innerText()).replace(/\D/g, ''));
};

const follow = async (page: Page, section: string, name: string): Promise<void> => {
  await page
    .getByRole('region', { name: section })
    .getByRole('link')
    .filter({ hasText: name })
    .first()
    .click();
};

const back = async (page: Page): Promise<void> => {
  await page.goBack();
  await heading(page, words.title);
};

const rows = async (page: Page): Promise<number> => (await page.getByRole('row').count()) - 1;

test('every number of the overview equals the length of the list that it links to [E1.1]', async () => {
  const { page } = await visit('/owner');
  for (const status of ['UPCOMING', 'STARTED', 'ENDED', 'CANCELED', 'DRAFT'] as const) {
    const name = text.owner.events.statuses[status];
    const count = await numberOf(page, text.owner.events.title, name);
    await follow(page, text.owner.events.title, name);
    await page.getByText(text.owner.events.count(count), { exact: true }).waitFor();
    await expect.poll(() => rows(page), { message: status }).toBe(count);
    await back(page);
  }
  const orders = async (name: string) => {
    const count = await numberOf(page, words.sales, name);
    await follow(page, words.sales, name);
    await page.getByText(text.ownerOrders.count(count), { exact: true }).waitFor();
    await expect.poll(() => rows(page), { message: name }).toBe(count);
    await back(page);
  };
  await orders('Harbour Lights Festival');
  await orders('Lantern Walk');
  await orders(text.order.statuses['AUTHORIZED'] ?? '');
  await orders(text.order.statuses['OFFLINE_PENDING'] ?? '');
  const paid = page.getByRole('region', { name: words.sales }).getByRole('link', { name: /orders with/ });
  const total = Number((await paid.innerText()).match(/\d+/)?.[0]);
  await paid.click();
  await page.getByText(text.ownerOrders.count(total), { exact: true }).waitFor();
  await back(page);
  const low = page.getByRole('region', { name: words.shop }).getByRole('link', { name: /^See all \d/ });
  const lowCount = Number((await low.innerText()).match(/\d+/)?.[0]);
  await low.click();
  await heading(page, text.ownerShop.catalog.title);
  await page.getByRole('row').nth(1).waitFor();
  await expect.poll(() => rows(page)).toBe(lowCount);
  await back(page);
  const waiting = await numberOf(page, words.shop, words.requests);
  await follow(page, words.shop, words.requests);
  await heading(page, text.ownerRequests.title);
  const table = page.getByRole('table', { name: text.ownerRequests.table });
  await table.getByRole('row').nth(1).waitFor();
  await expect.poll(async () => (await table.getByRole('row').count()) - 1).toBe(waiting);
});

test('the sales chart is also available as a table', async () => {
  const { page } = await visit('/owner');
  await page.locator('main svg rect:not([height="0"])').first().waitFor();
  await page.getByText(words.asTable).click();
  const table = page.getByRole('table', { name: words.byDay });
  expect(await shows(table.getByRole('columnheader', { name: words.day }))).toBe(true);
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(5);
});
