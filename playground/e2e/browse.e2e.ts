import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { cardNames, choose, countIs, shows, stage } from './visit.ts';

const { visit, site } = stage();

const amounts = (labels: readonly string[]): number[] =>
  labels.map((label) => Number(label.replace(/[^\d.]/g, '')));

describe('the product list', () => {
  test('a collection filters list, count and address, and Back restores them [B1.1]', async () => {
    const { page } = await visit('/shop');
    await countIs(page, 36);
    await page
      .getByRole('navigation', { name: text.shop.collections })
      .getByRole('link', { name: 'Light' })
      .click();
    await countIs(page, 7);
    await expect.poll(() => new URL(page.url()).searchParams.get('collection')).toBe('light');
    await expect.poll(() => cardNames(page)).toHaveLength(7);
    await expect.poll(() => cardNames(page)).toContain('Dome Lamp');
    await expect.poll(() => cardNames(page)).not.toContain('Round Stool');
    await page.goBack();
    await countIs(page, 36);
    await expect.poll(() => page.url()).not.toContain('collection');
    await expect.poll(() => cardNames(page)).toContain('Round Stool');
  });

  test('ignores a price in the address that is not a number', async () => {
    const { page } = await visit('/shop?min=abc&sort=bad');
    await countIs(page, 36);
    await expect.poll(() => page.getByRole('button', { name: text.shop.price, exact: true }).count()).toBe(1);
  });

  test('swaps reversed price limits', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('button', { name: text.shop.price }).click();
    await page.getByLabel(text.shop.from, { exact: true }).fill('50');
    await page.getByLabel(text.shop.to, { exact: true }).fill('20');
    await page.getByRole('button', { name: text.shop.apply }).click();
    await page.waitForURL(/min=20&max=50/);
    expect(await shows(page.getByRole('button', { name: text.shop.priceRange('20', '50') }))).toBe(true);
  });

  test('sorts by descending price, with a stable order of equal prices on every load [B1.2]', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('button', { name: text.shop.sort }).click();
    await page.getByRole('menuitemradio', { name: text.shop.sorts['price-desc'] }).click();
    await page.waitForURL(/sort=price-desc/);
    const more = page.getByRole('button', { name: text.shop.more });
    for (let shown = 12; shown < 36; shown += 12) {
      await page.getByText(text.shop.shown(shown, 36)).waitFor();
      await more.click();
    }
    await page.locator('main article').nth(35).waitFor();
    const names = await cardNames(page);
    const fullPrices = amounts(
      await page
        .locator('main article')
        .evaluateAll((cards) =>
          cards.map(
            (card) =>
              card.querySelector('s')?.textContent ?? card.querySelector('p [data-size]')?.textContent ?? '',
          ),
        ),
    );
    expect(fullPrices[0]).toBe(Math.max(...fullPrices));
    expect(fullPrices).toEqual([...fullPrices].sort((left, right) => right - left));
    expect(new Set(fullPrices).size).toBeLessThan(fullPrices.length); // Some prices are equal.
    const again = await visit('/shop?sort=price-desc');
    await again.page.locator('main article').nth(11).waitFor();
    await expect.poll(() => cardNames(again.page)).toEqual(names.slice(0, 12));
  });

  test('announces the end after loading all pages, without duplicate products [B1.3]', async () => {
    const { page } = await visit('/shop');
    const more = page.getByRole('button', { name: text.shop.more });
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    await more.click();
    await page.getByText(text.shop.shown(24, 36)).waitFor();
    await more.click();
    await page.getByText(text.shop.endShort, { exact: true }).waitFor();
    await expect.poll(() => more.count()).toBe(0);
    await page.getByRole('status').getByText(text.shop.end).waitFor({ state: 'attached' });
    await expect.poll(() => cardNames(page)).toHaveLength(36);
    await expect.poll(async () => new Set(await cardNames(page)).size).toBe(36);
  });

  test('keeps the loaded products when a page fails, offers to retry, and recovers [B1.4]', async () => {
    const { page } = await visit('/shop');
    await page.getByText(text.shop.shown(12, 36)).waitFor();
    const before = await cardNames(page);
    const fault = site.sandbox.faults.add({ operation: 'queryProducts', status: 500 });
    await page.getByRole('button', { name: text.shop.more }).click();
    const row = page.getByRole('alert').filter({ hasText: text.shop.failedMore });
    await row.waitFor();
    await expect.poll(() => cardNames(page)).toEqual(before);
    fault.remove();
    await row.getByRole('button', { name: text.common.retry }).click();
    await page.getByText(text.shop.shown(24, 36)).waitFor();
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => cardNames(page)).toHaveLength(24);
    await expect.poll(async () => (await cardNames(page)).slice(0, 12)).toEqual(before);
  });

  test('links an article code to its product, with the variant selected', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    await choose(page, 'Size', 'M');
    await choose(page, 'Color', 'Green');
    const code = await page.getByText(/^VT-\d+-\d+$/).textContent();
    await page.goto(`/shop?q=${code}`);
    await page.getByRole('link', { name: 'Studio Tee, M | Green' }).waitFor();
    await expect.poll(() => page.getByText(text.shop.emptyTitle).count()).toBe(0);
    await page.getByRole('link', { name: 'Studio Tee, M | Green' }).click();
    expect(await shows(page.getByRole('heading', { level: 1, name: 'Studio Tee' }))).toBe(true);
  });

  test('shows both prices and the ribbon of a discounted product, and says in words that a product is sold out [B1.5]', async () => {
    const { page } = await visit('/shop?collection=table');
    const carafe = page.getByRole('article').filter({ hasText: 'Low Carafe' });
    await carafe.waitFor();
    await expect.poll(() => carafe.locator('s').textContent()).toBe('€38.00');
    await expect
      .poll(() => carafe.textContent())
      .toContain(`${text.product.now} €30.40${text.product.was} €38.00`);
    await expect.poll(() => carafe.textContent()).toContain('Sale');
    await expect.poll(() => carafe.textContent()).toMatch(/€30\.40.*€38\.00/s);
    const cellar = page.getByRole('article').filter({ hasText: 'Salt Cellar' });
    await expect.poll(() => cellar.textContent()).toContain(text.product.soldOut);
  });

  test('search, price and stock filter the list together, and one press clears them', async () => {
    const { page } = await visit('/shop');
    await page.getByRole('searchbox', { name: text.shop.search }).fill('lamp');
    await page.waitForURL(/q=lamp/);
    await countIs(page, 2);
    await page.getByRole('button', { name: text.shop.price }).click();
    await page.getByLabel(text.shop.to, { exact: true }).fill('1');
    await page.getByRole('button', { name: text.shop.apply }).click();
    expect(await shows(page.getByRole('heading', { name: text.shop.emptyTitle }))).toBe(true);
    await page.getByRole('link', { name: text.shop.clear }).click();
    await countIs(page, 36);
  });
});

describe('a collection page', () => {
  test('shows an unknown address as not found, with a way back, and not as a failed request [B2.1]', async () => {
    const { page } = await visit('/shop/c/nothing-of-the-kind');
    await page.getByRole('heading', { level: 1, name: text.collection.notFound }).waitFor();
    await expect.poll(() => page.getByText(text.collection.failedText).count()).toBe(0);
    await page.getByRole('link', { name: text.common.toShop }).click();
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();

    const { page: offline } = await visit('/shop');
    await countIs(offline, 36);
    await offline.route('**/collections/query', (route) => route.abort());
    await offline.goto('/shop/c/light');
    await offline.getByText(text.collection.failedText).waitFor();
    await expect.poll(() => offline.getByRole('button', { name: text.common.retry }).count()).toBe(1);
    await expect.poll(() => offline.getByText(text.collection.notFound).count()).toBe(0);
  });
});

test('two quick presses of Back show the screen of the address, also if the code of a screen between is slow', async () => {
  const { page } = await visit('/shop');
  await page.getByText(text.shop.shown(12, 36)).waitFor();
  await page.getByRole('link', { name: text.nav.events, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text.events.title }).waitFor();
  await page.getByRole('link', { name: text.nav.owner, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text.ownerOrders.title }).waitFor();
  for (const pause of [0, 10, 50]) {
    await page.evaluate((milliseconds) => {
      history.back();
      setTimeout(() => history.back(), milliseconds);
    }, pause);
    await page.waitForURL(/\/shop$/);
    await page.getByRole('heading', { level: 1, name: text.shop.title }).waitFor();
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([text.shop.title]);
    await page.evaluate((milliseconds) => {
      history.forward();
      setTimeout(() => history.forward(), milliseconds);
    }, pause);
    await page.waitForURL(/\/owner\/orders/);
    await page.getByRole('heading', { level: 1, name: text.ownerOrders.title }).waitFor();
  }
});
