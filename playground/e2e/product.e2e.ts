import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { ar } from '../src/text/ar.ts';
import { violationsOf } from './accessible.ts';
import { settled } from './underway.ts';
import { choose, shows, stage, tellBodies } from './visit.ts';

const { visit, site } = stage();

/** A product in the sandbox, to change without the page. */
const product = (slug: string) =>
  site.sandbox.state.products.find((one) => one.slug === slug) ?? expect.fail(slug);

describe('the product page', () => {
  test('a sold-out combination says so, others stay available, and the button says what is missing [B3.1]', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    await page.getByRole('button', { name: text.product.missing(['Size', 'Color']) }).waitFor();
    await choose(page, 'Size', 'S');
    const red = page.getByRole('radio', { name: /Red/ });
    await page.getByText(text.product.choiceSoldOut, { exact: true }).waitFor();
    await expect.poll(() => red.isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('radio', { name: 'Green' }).isEnabled()).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: text.product.missing(['Color']) }).isDisabled())
      .toBe(true);
  });

  test('a complete choice shows its price, code, stock and pictures [B3.2]', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    const large = page.getByRole('region', { name: text.product.gallery }).locator('img').first();
    await large.waitFor();
    const before = await large.getAttribute('src');
    await choose(page, 'Size', 'XL');
    await choose(page, 'Color', 'Green');
    await page.getByText('€36.00', { exact: true }).waitFor();
    await page.getByText(text.product.stockLeft(12)).waitFor();
    await expect.poll(() => page.getByText(/^VT-\d+-\d+$/).count()).toBe(1);
    await expect.poll(() => large.getAttribute('src')).not.toBe(before);
    await expect.poll(() => page.getByRole('button', { name: text.product.add }).isEnabled()).toBe(true);
  });

  test('choices are in the address and move nothing, and a double click adds once and keeps the cart open', async () => {
    const { page } = await visit('/shop/p/studio-tee?option.Size=M', {
      viewport: { width: 360, height: 780 },
    });
    const form = page.locator('main form');
    await form.getByRole('button', { name: text.product.missing(['Color']) }).waitFor();
    const places = () =>
      page
        .locator('main :is(h1, form [type=submit], [role=radiogroup], h2)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    await settled(page);
    const before = await places();
    await choose(page, 'Color', 'Green');
    await page.waitForURL(/option\.Size=M&option\.Color=Green/);
    await page
      .getByText(text.product.inStock)
      .or(page.getByText(text.product.stockLeft(12)))
      .first()
      .waitFor();
    const moved = (await places()).map((top, index) => Math.abs(top - (before[index] ?? 0)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(1); // Positions are rounded.
    await page.reload();
    await form.getByRole('button', { name: text.product.add }).dblclick();
    await page.getByRole('textbox', { name: text.cart.quantityOf('Studio Tee') }).waitFor();
    await settled(page);
    await expect.poll(() => page.getByRole('dialog', { name: text.cart.title }).count()).toBe(1);
    await expect.poll(() => Object.values(site.sandbox.state.carts)[0]?.lines[0]?.quantity).toBe(1);
  });

  test('the price is in view on a phone, above the navigation', async () => {
    const { page } = await visit('/shop/p/low-carafe', { viewport: { width: 360, height: 740 } });
    const price = page.locator('main').getByText('€30.40').first();
    await price.waitFor();
    const room = async () => {
      const [amount, bar] = await Promise.all([
        price.boundingBox(),
        page.getByRole('navigation', { name: text.nav.label }).boundingBox(),
      ]);
      return amount && bar ? bar.y - (amount.y + amount.height) : -1;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  });

  test('products of the same category follow it, without the product itself and without a request before it is shown', async () => {
    const { page } = await visit('/');
    await tellBodies(page);
    const isShown: Promise<boolean>[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('collections'))
        isShown.push(page.getByRole('heading', { level: 1, name: 'Dome Lamp' }).isVisible());
    });
    await page.goto('/shop/p/dome-lamp');
    const related = page.getByRole('region', { name: text.product.related });
    await page.getByRole('heading', { level: 2, name: text.product.related }).waitFor();
    await expect.poll(() => related.getByRole('article').count()).toBe(4);
    expect(await Promise.all(isShown)).toEqual([true]);
    const names = await related.getByRole('heading', { level: 3 }).allTextContents();
    expect(names).not.toContain('Dome Lamp');
    await related.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor();
    await settled(page);
    expect(await related.getByRole('heading', { level: 3 }).allTextContents()).not.toContain(names[0]);
  });

  test('an unknown product is not found', async () => {
    const { page } = await visit('/shop/p/no-such-thing');
    expect(await shows(page.getByRole('heading', { level: 1, name: text.product.notFound }))).toBe(true);
  });

  test('a quantity of ten with only three left becomes three, and the page says so [B3.5]', async () => {
    const { page } = await visit('/shop/p/teapot-for-two');
    const quantity = page.getByRole('textbox', { name: text.product.quantity });
    await quantity.fill('10');
    await quantity.blur();
    await page.getByRole('button', { name: text.product.add }).click();
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: text.cart.quantityOf('Teapot for Two') }).inputValue())
      .toBe('3');
    await page.keyboard.press('Escape');
    await page.getByText(text.product.lowered(3)).waitFor();
  });

  test('an incomplete choice is rejected before the network, with the name of the missing option [B3.3]', async () => {
    const { page } = await visit('/shop/p/studio-tee');
    await choose(page, 'Size', 'M');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('radio', { name: text.layers.code }).click();
    await page.getByRole('button', { name: text.layers.run }).click();
    await page.getByText(text.code.refused('ValidationError', 'Not yet chosen: Color')).waitFor();
    await settled(page);
    await expect.poll(() => sent.filter((url) => url.includes('add-to-cart'))).toEqual([]);
    await expect.poll(() => Object.values(site.sandbox.state.carts)).toEqual([]);
  });

  test('a line that the platform drops is reported as not added, with the reason [B3.4]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    const add = page.getByRole('button', { name: text.product.add });
    await add.waitFor();
    product('low-carafe').visible = false;
    await add.click();
    await page
      .getByRole('alert')
      .getByText(`${text.product.notAdded} ${text.product.reasons.gone}`)
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: text.cart.open(0) }).count()).toBe(1);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('a digital product has no shipping hint, and a product sold by weight has its unit price [B3.6]', async () => {
    const digital = site.sandbox.state.products.find(({ type }) => type === 'digital') ?? expect.fail('none');
    const { page } = await visit(`/shop/p/${digital.slug}`);
    await page.getByText(text.product.digital).waitFor();
    await expect.poll(() => page.getByText(text.product.ships).count()).toBe(0);
    const weighed = site.sandbox.state.products.find(({ perUnit }) => perUnit) ?? expect.fail('none');
    await page.goto(`/shop/p/${weighed.slug}`);
    await page.getByText(/^€\d+\.\d{2} per (l|100 g)$/).waitFor();
    await expect.poll(() => page.getByText(text.product.ships).count()).toBe(1);
  });

  test('a script in a description is inert text [B3.7]', async () => {
    product('low-carafe').description =
      '<p>Made <strong>by hand</strong>.</p><script>globalThis.broken = true</script><img src="x" onerror="globalThis.broken = true">';
    const { page } = await visit('/shop/p/low-carafe');
    await page.getByText('Made by hand.').waitFor();
    await expect.poll(() => page.locator('main strong').textContent()).toBe('by hand');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'broken') as unknown))
      .toBeUndefined();
    await expect.poll(() => page.locator('main script, main [onerror]').count()).toBe(0);
  });

  test('the stock of the selected variant can be read again', async () => {
    const { page } = await visit('/shop/p/teapot-for-two');
    await page.getByText(text.product.fewLeft(3)).waitFor();
    await site.control('POST /sandbox/stock', { sku: product('teapot-for-two').sku, quantity: 2 });
    await page.getByRole('button', { name: text.product.checkStock }).click();
    expect(await shows(page.getByText(text.product.fewLeft(2)))).toBe(true);
  });
});

describe('the product page on a phone', () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const barOf = (page: Page) => page.getByRole('region', { name: 'Studio Tee' });

  test('price and button stay in reach; the button asks for the missing choice, then adds', async () => {
    const { page } = await visit('/shop/p/studio-tee?option.Size=M', phone);
    const own = page.locator('form [type=submit]');
    await own.waitFor();
    await page.getByRole('heading', { name: text.product.related }).scrollIntoViewIfNeeded();
    const bar = barOf(page);
    await bar.getByText('€').first().waitFor();
    await bar.getByRole('button', { name: text.product.missing(['Color']) }).click();
    const color = page.getByRole('radiogroup', { name: 'Color' });
    await expect.poll(() => color.evaluate((group) => group.contains(document.activeElement))).toBe(true);
    await expect
      .poll(() =>
        color.evaluate((group) => {
          const { top, bottom } = group.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await choose(page, 'Color', 'Green');
    await page.getByRole('heading', { name: text.product.related }).scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: text.product.add }).click();
    await page.getByRole('dialog', { name: text.cart.title }).waitFor();
    await expect.poll(() => Object.values(site.sandbox.state.carts)[0]?.lines[0]?.quantity).toBe(1);
  });

  test.each([
    ['light', 'en-GB', text],
    ['dark', 'en-GB', text],
    ['light', 'ar', ar],
    ['dark', 'ar', ar],
  ] as const)(
    'the bar meets WCAG 2.2 AA and comes between related products and footer for a keyboard (%s, %s)',
    async (colorScheme, locale, words) => {
      const { page } = await visit('/shop/p/studio-tee?option.Size=M', { ...phone, colorScheme, locale });
      const related = page.getByRole('region', { name: words.product.related });
      await related.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
      const button = barOf(page).getByRole('button', { name: words.product.missing(['Color']) });
      await button.waitFor();
      expect(await violationsOf(page)).toEqual([]);

      const hasFocus = (locator: Locator) =>
        locator.evaluate((element) => element.contains(document.activeElement));
      await related.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(button)).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(page.getByRole('contentinfo'))).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => hasFocus(button)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(page.getByRole('radiogroup', { name: 'Color' }))).toBe(true);
    },
  );

  test('the bar leaves with the button of the form, and covers neither the footer nor the focus', async () => {
    const { page } = await visit('/shop/p/studio-tee', phone);
    const bar = barOf(page);
    await bar.waitFor();
    await page.locator('form [type=submit]').evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await bar.waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await bar.waitFor();
    const { y, height } = (await bar.boundingBox()) ?? expect.fail('no bar');
    const footer = (await page.getByRole('contentinfo').boundingBox()) ?? expect.fail('no footer');
    expect(footer.y).toBeGreaterThanOrEqual(y + height);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('heading', { level: 1 }).click();
    // Fewer steps than to the end of the page, where the focus leaves it.
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press('Tab');
      await settled(page);
      const isCovered = await page.locator('section:has(> [type=submit])').evaluate((section) => {
        const focused = document.activeElement;
        if (!focused || section.contains(focused) || getComputedStyle(section).visibility === 'hidden')
          return false;
        const [over, under] = [section.getBoundingClientRect(), focused.getBoundingClientRect()];
        return under.bottom > over.top && under.top < over.bottom;
      });
      expect(isCovered, `after ${press + 1} presses`).toBe(false);
    }
  });
});

describe('back-in-stock notifications', () => {
  const fill = async (page: Page, choice?: string) => {
    await page.getByRole('button', { name: text.notify.open(choice) }).click();
    const dialog = page.getByRole('dialog', { name: text.notify.title });
    await dialog.getByLabel(text.notify.email).fill('mara@example.org');
    await dialog.getByRole('button', { name: text.notify.send }).click();
    return dialog;
  };
  const requests = () =>
    Object.values(site.sandbox.state.backInStockRequests).filter(({ email }) => email === 'mara@example.org');

  test('an address is accepted once; the second time the page says that it is already on the list [B4.1]', async () => {
    site.sandbox.state.backInStockRequests = {};
    const { page } = await visit('/shop/p/studio-tee');
    await choose(page, 'Size', 'S');
    const dialog = await fill(page, 'S, Red');
    await dialog.getByText(text.notify.listed('mara@example.org')).waitFor();
    await expect.poll(() => requests()).toHaveLength(1);
    await dialog.getByRole('button', { name: text.notify.send }).click();
    await dialog.getByText(text.notify.already('mara@example.org')).waitFor();
    await expect.poll(() => requests()).toHaveLength(1);
  });

  test('a shop that collects no requests says so and has no form [B4.2]', async () => {
    await site.open({ settings: { collectBackInStock: false } });
    const { page } = await visit('/shop/p/salt-cellar');
    await page.getByRole('button', { name: text.notify.open() }).waitFor();
    // Nothing can be added, so the form has neither a quantity nor a button for it.
    expect(await page.locator('main form').getByRole('textbox').count()).toBe(0);
    expect(await page.locator('main form').getByRole('button').allTextContents()).toEqual([
      text.notify.open(),
    ]);
    const dialog = await fill(page);
    await dialog.getByText(text.notify.closed).waitFor();
    await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0);
    await dialog.getByRole('button', { name: text.common.close }).click();
    await page.getByRole('button', { name: text.notify.open() }).click();
    await dialog.getByText(text.notify.closed).waitFor();
    await expect.poll(() => dialog.getByRole('textbox').count()).toBe(0);
  });
});
