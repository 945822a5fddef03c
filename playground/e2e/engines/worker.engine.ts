import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineNames } from '../../../test/setup/engines/programs.ts';
import { engineStage } from '../../../test/setup/engines/stage.ts';
import { en as text } from '../../src/text/en.ts';
import { startStatic } from '../static/stage.ts';

let host: Awaited<ReturnType<typeof startStatic>>;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.close());

describe.each(engineNames)('the sandbox in a service worker of %s', (name) => {
  const { newPage } = engineStage(name);
  const cartHas = async (pieces: number, page: Awaited<ReturnType<typeof newPage>>) =>
    expect(await page.shows('button', text.cart.open(pieces))).toBe(true);

  test('keeps the cart over a reload and in a new tab', async () => {
    const page = await newPage();
    await page.goto(`${host.url}shop/p/low-carafe`);
    await page.click('button', text.product.add);
    await page.within('dialog', new RegExp(`^${text.cart.title}`)).shows('heading', 'Low Carafe');
    await cartHas(1, page);
    await page.reload();
    await cartHas(1, page);
    const tab = await newPage();
    await tab.goto(`${host.url}cart`);
    expect(await tab.shows('heading', 'Low Carafe')).toBe(true);
    expect(await tab.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(host.url);
  });

  test("sells a carafe: the shop, the cart, the platform's page, and the return", async () => {
    const page = await newPage();
    await page.goto(`${host.url}shop/p/low-carafe`);
    await page.click('button', text.product.add);
    await page.within('dialog', new RegExp(`^${text.cart.title}`)).click('link', text.cart.view);
    await page.shows('row', new RegExp(`^${text.totals.total}`));
    await page.click('button', text.checkout.go);
    await page.reads('platform page (simulated)');
    expect(await page.url()).toContain(`${host.url}simulated/platform/`);
    await page.click('button', /^Pay/);
    await page.shows('heading', text.back.paid);
    await cartHas(0, page);
  });
});
