import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ar } from '../src/text/ar.ts';
import { en as text } from '../src/text/en.ts';
import { settled } from './underway.ts';
import { addToCart, stage } from './visit.ts';

const { visit } = stage();

const openCode = async (page: Page): Promise<Locator> => {
  await page.getByRole('radio', { name: text.layers.code }).click();
  const panel = page.getByRole('complementary', { name: text.developer.title });
  await panel.getByRole('heading', { name: 'queryProducts' }).first().waitFor();
  return panel;
};

test('the call of the last press comes first, also if the panel was scrolled and later calls follow', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  const panel = await openCode(page);
  const scrolled = panel.locator('[data-layer]').locator('..');
  const top = () => scrolled.evaluate(({ scrollTop }) => scrollTop);
  await panel.getByRole('button', { name: text.layers.run }).scrollIntoViewIfNeeded();
  await expect.poll(top).toBeGreaterThan(0);
  await addToCart(page);
  await page.keyboard.press('Escape');
  await panel.getByRole('heading', { name: 'estimateCurrentCartTotals' }).waitFor();
  const [first] = await panel.getByRole('article').all();
  await expect.poll(() => first?.getByRole('heading', { level: 2 }).textContent()).toBe('addToCurrentCart');
  await expect.poll(() => first?.getByText('200', { exact: true }).count()).toBe(1);
  await expect.poll(top).toBe(0);
});

test.each(['en-GB', 'ar'] as const)(
  'the cart opens beside the panel that shows its calls, not over it (%s)',
  async (locale) => {
    const words = locale === 'ar' ? ar : text;
    const { page } = await visit('/shop/p/low-carafe', { locale });
    await page.getByRole('radio', { name: words.layers.code }).click();
    const panel = page.getByRole('complementary', { name: text.developer.title });
    await panel.getByRole('heading', { name: 'queryProducts' }).first().waitFor();
    await page.getByRole('button', { name: words.product.add }).click();
    /** Pixels between the inner edge of the panel and the edge of the cart beside it. */
    const gap = async () => {
      const [cart, beside] = await Promise.all([
        page.getByRole('dialog', { name: words.cart.title }).boundingBox(),
        panel.boundingBox(),
      ]);
      if (!cart || !beside) return undefined;
      return locale === 'ar' ? cart.x - (beside.x + beside.width) : beside.x - (cart.x + cart.width);
    };
    await expect.poll(gap).toBe(0);
  },
);

test('at 1280 px, the texts of the panel begin at one edge, and nothing is cut off', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  await addToCart(page);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: text.layers.log, exact: true }).click();
  const panel = page.getByRole('complementary', { name: text.developer.title });
  const rows = panel.getByRole('list', { name: text.developer.log }).getByRole('button');
  await rows.filter({ hasText: 'estimateCurrentCartTotals' }).waitFor();
  await settled(page);
  /** The positions at which the texts of elements begin. */
  const starts = (locator: Locator) =>
    locator.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top } = range.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top) };
      }),
    );
  const lines = await Promise.all(
    [panel.getByRole('heading', { level: 2 }), panel.getByText(text.developer.lead), rows].map(starts),
  );
  expect([...new Set(lines.flat().map(({ left }) => left))]).toHaveLength(1);
  const cut = await panel.locator('*').evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('the version of a program that a person chose last is the first one of the next card', async () => {
  const { page } = await visit('/shop/p/low-carafe');
  const panel = await openCode(page);
  await panel.getByRole('tab', { name: 'TypeScript' }).first().click();
  const [first] = await panel.getByRole('link', { name: text.developer.toReference }).all();
  await first?.click();
  const chosen = page.locator('main').getByRole('tab', { name: 'TypeScript', selected: true });
  await chosen.waitFor();
  await expect.poll(() => chosen.count()).toBe(1);
});

describe('the list of calls above the cards', () => {
  /** The distance from the card to the upper edge of what scrolls it. */
  const roomAbove = (card: Locator) =>
    card.evaluate((element) => {
      const scrolled = element.closest('[role="tabpanel"] > div');
      const edge = scrolled?.getBoundingClientRect().top ?? 0;
      return element.getBoundingClientRect().top - edge;
    });

  test('has a line for each card in their order; a press shows the card, and the card leads back', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    const panel = await openCode(page);
    await addToCart(page);
    await page.keyboard.press('Escape');
    await settled(page);
    const list = panel.getByRole('navigation', { name: text.developer.calls });
    const names = () => panel.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
    const lines = list.getByRole('button');
    await expect.poll(() => lines.first().textContent()).toContain('addToCurrentCart');
    await expect.poll(async () => (await lines.count()) === (await names()).length).toBe(true);
    const shown = await lines.allTextContents();
    for (const [index, name] of (await names()).entries()) expect(shown[index]).toContain(name);

    const line = list.getByRole('button', { name: 'getCatalogVersion' });
    const card = panel.getByRole('article', { name: 'getCatalogVersion' });
    await line.click();
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => roomAbove(card)).toBeLessThan(100);
    await card.getByRole('button', { name: text.developer.toList }).click();
    await expect.poll(() => line.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => roomAbove(list)).toBeGreaterThanOrEqual(0);
  });

  test('shows a card within the window of a phone', async () => {
    const { page } = await visit('/shop/p/low-carafe', { viewport: { width: 360, height: 740 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('radio', { name: text.layers.code, exact: true }).click();
    const list = page.getByRole('navigation', { name: text.developer.calls });
    await list.getByRole('button', { name: 'getCatalogVersion' }).click();
    const card = page.getByRole('article', { name: 'getCatalogVersion' });
    const top = async () => (await card.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(740);
  });
});
