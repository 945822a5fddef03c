import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { countIs, shows, stage } from './visit.ts';

const { visit, site } = stage();
const { ownerCollections, ownerCollection, ownerRequests, ownerShop } = text;

const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: text.shop.collections }).getByRole('link', { name });

describe('collections', () => {
  test('after 30 products are added and 5 removed, the chip in the shop counts them; deleting keeps the products [E9.1]', async () => {
    const { page } = await visit('/owner/collections');
    await page.getByRole('button', { name: ownerCollections.create }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: ownerCollections.form.name })
      .fill('At the window');
    await page.getByRole('button', { name: ownerCollections.form.create }).click();
    await page.getByRole('link', { name: 'At the window' }).click();
    await page.getByRole('heading', { level: 1, name: 'At the window' }).waitFor();
    const outside = page.getByRole('region', { name: ownerCollection.outside });
    const inside = page.getByRole('region', { name: ownerCollection.inside });
    await outside.getByRole('button', { name: ownerCollection.selectAll(36) }).click();
    for (let index = 0; index < 6; index++)
      await outside.getByRole('listitem').nth(index).locator('label').click();
    await outside.getByRole('button', { name: ownerCollection.add(30) }).click();
    await inside.getByText(ownerShop.catalog.count(30), { exact: true }).waitFor();

    await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
    await chip(page, 'At the window').waitFor();
    await expect.poll(() => chip(page, 'At the window').textContent()).toBe('At the window30');
    await page.goBack();
    await inside.getByText(ownerShop.catalog.count(30), { exact: true }).waitFor();

    for (let index = 0; index < 5; index++)
      await inside.getByRole('listitem').nth(index).locator('label').click();
    await inside.getByRole('button', { name: ownerCollection.remove(5) }).click();
    await inside.getByText(ownerShop.catalog.count(25), { exact: true }).waitFor();
    await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
    await page.waitForURL(/\/shop$/);
    await chip(page, 'At the window').getByText('25').waitFor();
    await countIs(page, 36);

    await page.getByRole('link', { name: text.nav.owner, exact: true }).click();
    await page.getByRole('link', { name: text.owner.nav.collections }).click();
    await page.getByRole('button', { name: ownerCollections.removeOf('At the window') }).click();
    await confirm(page, ownerCollections.remove);
    await page.getByRole('link', { name: 'At the window' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
    await countIs(page, 36);
    await chip(page, 'At the window').waitFor({ state: 'detached' });
    await expect.poll(() => site.sandbox.state.products).toHaveLength(36);
  });

  test('a renamed collection keeps its address, and an unknown address is not found [E9.2]', async () => {
    const { page } = await visit('/owner/collections');
    await page.getByRole('button', { name: ownerCollections.renameOf('Light') }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: ownerCollections.form.name })
      .fill('Lamps and light');
    await page.getByRole('dialog').getByRole('button', { name: text.common.save }).click();
    await page.getByRole('link', { name: 'Lamps and light' }).waitFor();
    await expect
      .poll(() => site.sandbox.state.collections.find(({ slug }) => slug === 'light')?.name)
      .toBe('Lamps and light');
    await page.goto('/shop/c/light');
    await page.getByRole('heading', { level: 1, name: 'Lamps and light' }).waitFor();
    await page.goto('/shop/c/lamps-and-light');
    expect(await shows(page.getByRole('heading', { level: 1, name: text.collection.notFound }))).toBe(true);
  });

  test('a collection that was deleted meanwhile is not found', async () => {
    const { page } = await visit('/owner/collections/none');
    expect(await shows(page.getByRole('heading', { level: 1, name: ownerCollection.notFound }))).toBe(true);
  });
});

const CUSHION = 'Wool Cushion – Plum';

const statusOf = (email: string) =>
  Object.values(site.sandbox.state.backInStockRequests)
    .filter((request) => request.email === email)
    .map(({ status }) => status);

/** Reports the plum cushion, which two visitors wait for. */
const reportCushion = async (page: Page) => {
  const item = page.getByRole('listitem').filter({ hasText: CUSHION });
  await item.getByText(ownerRequests.waiting(2)).waitFor();
  await item.getByRole('button', { name: ownerRequests.reportOf(CUSHION) }).click();
  const box = page.getByRole('dialog', { name: ownerRequests.reportTitle(CUSHION) });
  await expect
    .poll(() => box.getByRole('textbox', { name: ownerRequests.itemName }).inputValue())
    .toBe(CUSHION);
  await box.getByRole('button', { name: ownerRequests.send }).click();
};

const inTable = (page: Page, words: string) =>
  page.getByRole('table', { name: ownerRequests.table }).getByText(words, { exact: true });

/** The query in an address, which is packed as base64url. */
const queryIn = (url: string): string =>
  Buffer.from(new URL(url).searchParams.get('.r') ?? '', 'base64url').toString();

describe('back-in-stock requests', () => {
  test('reporting an item leads through “being notified” to “notified” with e-mails, or to “failed” without automation [E10.1]', async () => {
    await site.open({ settings: { backInStockSeconds: 60 } });
    const { page } = await visit('/owner/requests');
    await inTable(page, ownerRequests.statuses['RECEIVED'] ?? '')
      .nth(2)
      .waitFor();
    const mails = site.sandbox.mailbox.list().length;
    await reportCushion(page);
    await page.getByText(ownerRequests.sending(2)).waitFor();
    await inTable(page, ownerRequests.statuses['PROCESSING'] ?? '')
      .nth(1)
      .waitFor();
    site.sandbox.advance('61s');
    await page.getByText(`${ownerRequests.told(2)}.`).waitFor();
    await inTable(page, ownerRequests.statuses['PROCESSING'] ?? '')
      .first()
      .waitFor({ state: 'detached' });
    await expect.poll(() => site.sandbox.mailbox.list().length).toBe(mails + 2);
    await expect
      .poll(() =>
        Object.values(site.sandbox.state.backInStockRequests).filter(
          ({ status }) => status === 'NOTIFICATION_SENT',
        ),
      )
      .toHaveLength(3);

    await site.open({ settings: { backInStockAutomation: false } });
    const { page: other } = await visit('/owner/requests');
    await reportCushion(other);
    await other.getByText(ownerRequests.sending(2)).waitFor();
    site.sandbox.advance('5s');
    await other.getByText(ownerRequests.notTold(2)).waitFor();
    await expect
      .poll(() =>
        Object.values(site.sandbox.state.backInStockRequests).filter(({ status }) => status === 'FAILED'),
      )
      .toHaveLength(3);
    await expect
      .poll(() => site.sandbox.mailbox.list().filter(({ kind }) => kind === 'back-in-stock'))
      .toHaveLength(0);
  });

  test('a single request can be reported, marked, refreshed and deleted', async () => {
    const { page } = await visit('/owner/requests?status=RECEIVED');
    const row = (words: string) => page.getByRole('row').filter({ hasText: words });
    const emails = Object.values(site.sandbox.state.backInStockRequests)
      .filter(({ status }) => status === 'RECEIVED')
      .map(({ email }) => email);
    const [first = '', second = '', third = ''] = emails;
    await row(first)
      .getByRole('button', { name: ownerRequests.markOf(first) })
      .click();
    await page.getByText(ownerRequests.marked(first)).first().waitFor();
    await row(first).waitFor({ state: 'detached' });
    await expect.poll(() => statusOf(first)).toContain('NOTIFICATION_SENT');
    await row(second)
      .getByRole('button', { name: ownerRequests.refreshOf(second) })
      .click();
    await page
      .getByText(ownerRequests.fresh(second, ownerRequests.statuses['RECEIVED'] ?? ''))
      .first()
      .waitFor();
    await row(second)
      .getByRole('button', { name: ownerRequests.tellOf(second) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: ownerRequests.send }).click();
    await page.getByText(ownerRequests.sending(1)).waitFor();
    site.sandbox.advance('5s');
    await page.getByText(`${ownerRequests.told(1)}.`).waitFor();
    await row(third)
      .getByRole('button', { name: ownerRequests.removeOf(third) })
      .click();
    await confirm(page, ownerRequests.remove);
    expect(await shows(page.getByRole('heading', { name: ownerRequests.emptyTitle }))).toBe(true);
  });

  test('a long list is paged with the cursor of the previous page', async () => {
    const [known] = Object.values(site.sandbox.state.backInStockRequests);
    if (!known) throw new Error('There are no requests.');
    for (let number = 1; number <= 25; number++) {
      const id = `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
      site.sandbox.state.backInStockRequests[id] = { ...known, id, email: `person${number}@example.org` };
    }
    const { page } = await visit('/owner/requests');
    const rows = page.getByRole('table', { name: ownerRequests.table }).getByRole('row');
    await rows.nth(20).waitFor();
    await expect.poll(() => rows.count()).toBe(21);
    const asked = page.waitForRequest((request) => queryIn(request.url()).includes('"cursor":'));
    await page.getByRole('button', { name: text.shop.more }).click();
    await asked;
    await rows.nth(30).waitFor();
    const emails = await page.getByRole('table').getByRole('rowheader').allTextContents();
    expect(emails).toHaveLength(30);
    await expect.poll(() => page.getByRole('button', { name: text.shop.more }).count()).toBe(0);
  });
});
