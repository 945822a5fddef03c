import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { choose, pick, shows, stage, tellBodies, told } from './visit.ts';

const { visit, site } = stage();
const words = text.ownerProduct;

const product = (slug: string) => {
  const found = site.sandbox.state.products.find((one) => one.slug === slug);
  if (!found) throw new Error(`The shop has no ${slug}.`);
  return found;
};

const edit = async (slug: string) => {
  const { id, name } = product(slug);
  const visited = await visit(`/owner/catalog/${id}`);
  await visited.page.getByRole('heading', { level: 1, name }).waitFor();
  return visited;
};

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** A cell of the table of variants, by the texts of its row and column. */
const cell = (page: Page, variant: string, column: keyof typeof words.variants.columns) =>
  page
    .getByRole('table', { name: words.variants.title })
    .getByRole('row', { name: variant })
    .locator(`[data-label="${words.variants.columns[column]}"]`);

const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

const variant = (slug: string, choices: Record<string, string>) =>
  product(slug).variants.find(({ choices: own }) =>
    Object.entries(choices).every(([name, choice]) => own[name] === choice),
  );

describe('the product editor', () => {
  test("an added choice adds variants; a variant's price is set, hidden, and reset [E8.1]", async () => {
    const before = product('studio-tee').variants.length;
    const colors = product('studio-tee').options.find(({ name }) => name === 'Color')?.choices.length ?? 0;
    const { page } = await edit('studio-tee');
    const matrix = section(page, words.variants.title);
    await matrix.getByText(words.variants.count(before)).waitFor();
    const options = section(page, words.options.title);
    const sizes = options.getByRole('textbox', { name: words.options.choices('Size') });
    await sizes.fill(`${await sizes.inputValue()}, XXL`);
    await options.getByRole('button', { name: words.options.saveChoicesOf('Size') }).click();
    await matrix.getByText(words.variants.count(before + colors)).waitFor();
    await expect.poll(() => matrix.getByRole('row').count()).toBe(before + colors + 1);

    const [color = ''] = Object.values({ ...variant('studio-tee', { Size: 'XXL' })?.choices }).slice(1);
    const name = `XXL, ${color}`;
    await page.getByRole('button', { name: words.variants.edit(name) }).click();
    const box = page.getByRole('dialog', { name: words.variants.edit(name) });
    await box.getByRole('textbox', { name: new RegExp(`^${words.variants.columns.price}`) }).fill('44.5');
    await box.locator('label').filter({ hasText: words.variants.shown }).click();
    await tellBodies(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await box.getByRole('button', { name: words.save(words.variants.one) }).click();
    const { variants: changed } = (await sent).postDataJSON() as { variants: object[] };
    expect(changed).toEqual([{ variantIds: [expect.any(String)], price: 44.5, visible: false }]);
    await cell(page, name, 'price').getByText('€44.50').waitFor();
    await cell(page, name, 'visible').getByText(words.variants.hidden).waitFor();
    await expect
      .poll(() => variant('studio-tee', { Size: 'XXL', Color: color }))
      .toMatchObject({
        price: '44.5',
        visible: false,
      });

    await matrix.getByRole('button', { name: words.variants.reset }).click();
    await confirm(page, words.variants.reset);
    await cell(page, name, 'price').getByText('€34.00').waitFor();
    await expect.poll(() => variant('studio-tee', { Size: 'XXL', Color: color })?.price).toBeUndefined();
  });

  test('options cannot be deleted while variants are managed: the page says so and how to do it [E8.2]', async () => {
    const { page } = await edit('studio-tee');
    const options = section(page, words.options.title);
    await options.getByRole('button', { name: words.options.removeAll }).click();
    await confirm(page, words.options.removeAll);
    const refusal = options.getByRole('alert');
    await refusal.getByText(words.options.managed).waitFor();
    await expect.poll(() => refusal.textContent()).toContain(words.options.managedWay);
    await expect.poll(() => product('studio-tee').options).toHaveLength(2);
    await refusal.getByRole('button', { name: words.options.switchOff }).click();
    await refusal.waitFor({ state: 'detached' });
    await options.getByRole('button', { name: words.options.removeAll }).click();
    await confirm(page, words.options.removeAll);
    await options.getByText(words.options.none).waitFor();
    await expect.poll(() => product('studio-tee')).toMatchObject({ options: [], manageVariants: false });
  });

  test('pictures for a second option are rejected, because only one option can have them [E8.3]', async () => {
    const { page } = await edit('studio-tee');
    const pictures = section(page, words.choiceMedia.title);
    await pick(pictures, words.choiceMedia.option, 'Size');
    await pictures
      .getByRole('list', { name: words.choiceMedia.pictures('S') })
      .locator('label')
      .first()
      .click();
    const refusal = pictures.getByRole('alert');
    await refusal.getByText(words.choiceMedia.refused('Size', 'Color')).waitFor();
    await expect.poll(() => refusal.textContent()).toContain(words.choiceMedia.way('Color'));
    await expect
      .poll(() => product('studio-tee').pictures.every(({ choice }) => choice?.option !== 'Size'))
      .toBe(true);
  });

  test('a removed ribbon and a removed brand disappear from the card in the shop immediately [E8.4]', async () => {
    const { page } = await visit('/shop?collection=light');
    const card = page.getByRole('article').filter({ hasText: 'Dome Lamp' });
    await card.getByText('Bestseller', { exact: true }).waitFor();
    const { id, brand = '' } = product('dome-lamp');
    expect(brand).not.toBe('');
    await expect.poll(() => card.textContent()).toContain(brand);
    await page.getByRole('link', { name: text.nav.owner }).click();
    await page.getByRole('link', { name: text.owner.nav.catalog }).click();
    await page.getByRole('link', { name: 'Dome Lamp' }).click();
    await page.waitForURL(new RegExp(id));
    const labels = section(page, words.basics.title);
    await labels.getByRole('textbox', { name: words.basics.ribbon }).fill('');
    await labels.getByRole('textbox', { name: words.basics.brand }).fill('');
    await labels.getByRole('button', { name: words.save(words.basics.title) }).click();
    await told(page, words.saved);
    await page.getByRole('link', { name: text.nav.shop, exact: true }).click();
    await page.getByRole('link', { name: 'Light' }).click();
    await card.waitFor();
    await card.getByText('Bestseller', { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => card.textContent()).not.toContain(brand);
  });

  test('profit and margin update while typing, the margin as a percentage with the 4 decimals of the platform [E8.5]', async () => {
    const { page } = await edit('low-carafe');
    const price = section(page, words.price.title);
    const figure = (name: string) =>
      price.locator('dl > div').filter({ hasText: name }).locator('dd').textContent();
    await price.getByRole('textbox', { name: /^Price/ }).fill('50');
    await pick(price, words.price.discount, words.price.types.PERCENT);
    await price.getByRole('textbox', { name: words.price.percent }).fill('10');
    await price.getByRole('textbox', { name: new RegExp(`^${words.price.cost}`) }).fill('13.37');
    await expect.poll(() => figure(words.price.discounted)).toBe('€45.00');
    await expect.poll(() => figure(words.price.profit)).toBe('€31.63');
    await expect.poll(() => figure(words.price.margin)).toBe('70.29%');
    await price.getByRole('button', { name: words.save(words.price.title) }).click();
    await told(page, words.saved);
    const kept = async () => {
      const answer = await fetch(
        `${site.url}/v1/products/${product('low-carafe').id}?includeMerchantSpecificData=true`,
        { headers: { authorization: 'sandbox-owner-api-key' } },
      );
      return ((await answer.json()) as { product: { costAndProfitData: object } }).product.costAndProfitData;
    };
    await expect.poll(kept).toMatchObject({ itemCost: 13.37, profit: 31.63, profitMargin: 0.7029 });
    await expect.poll(() => figure(words.price.margin)).toBe('70.29%');
  });

  test('name, address and visibility are saved, and only changed fields are sent', async () => {
    const { page } = await edit('low-carafe');
    const basics = section(page, words.basics.title);
    await basics.getByRole('textbox', { name: words.basics.name }).fill('Tall Carafe');
    await basics.locator('label').filter({ hasText: words.basics.visible }).click();
    await tellBodies(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await basics.getByRole('button', { name: words.save(words.basics.title) }).click();
    expect((await sent).postDataJSON()).toEqual({ product: { name: 'Tall Carafe', visible: false } });
    expect(await shows(page.getByRole('heading', { level: 1, name: 'Tall Carafe' }))).toBe(true);
  });

  test('a picture is added by its address and removed, and the others keep their choices', async () => {
    const { pictures } = product('studio-tee');
    const before = structuredClone(pictures);
    const { page } = await edit('studio-tee');
    await page.getByRole('textbox', { name: words.media.source }).fill('https://example.org/tee.png');
    await page.getByRole('button', { name: words.media.add, exact: true }).click();
    await page.getByText(words.media.added).first().waitFor();
    await expect
      .poll(() => product('studio-tee').pictures.at(-1))
      .toMatchObject({ url: 'https://example.org/tee.png' });
    await page.getByRole('button', { name: words.media.remove(1), exact: true }).click();
    await page.getByText(words.media.removed).first().waitFor();
    const [, ...others] = before;
    const links = (list: typeof before) =>
      list.map(({ id, choice }) => [id, choice?.descriptions.toSorted()]);
    await expect.poll(() => links(product('studio-tee').pictures).slice(0, -1)).toEqual(links(others));
  });

  test('a picture removed from a choice is no longer shown for it in the shop', async () => {
    const { page } = await edit('studio-tee');
    const pictures = section(page, words.choiceMedia.title);
    await pick(pictures, words.choiceMedia.choice, /^Green/);
    const own = pictures
      .getByRole('list', { name: words.choiceMedia.pictures('Green') })
      .getByRole('checkbox', { checked: true });
    for (let left = await own.count(); left > 0; left--) {
      await own.first().click({ force: true });
      await expect.poll(() => own.count()).toBe(left - 1);
    }
    await expect
      .poll(() => product('studio-tee').pictures.some(({ choice }) => choice?.descriptions.includes('Green')))
      .toBe(false);
    await page.getByRole('link', { name: words.inShop }).click();
    await choose(page, 'Color', 'Green');
    expect(await shows(page.getByRole('radio', { name: 'Green', checked: true }))).toBe(true);
  });

  test('a deleted product leaves the catalog, and its page is not found', async () => {
    const { id } = product('oak-board');
    const { page } = await edit('oak-board');
    await page.getByRole('button', { name: words.remove.action }).click();
    await confirm(page, words.remove.action);
    await page.getByRole('heading', { level: 1, name: text.ownerShop.catalog.title }).waitFor();
    await page.getByText(text.ownerShop.catalog.count(35), { exact: true }).waitFor();
    await page.goto(`/owner/catalog/${id}`);
    expect(await shows(page.getByRole('heading', { level: 1, name: words.notFound }))).toBe(true);
  });

  test('a checkbox moves a product between collections', async () => {
    const { page } = await edit('low-carafe');
    const ticks = section(page, words.collections.title);
    await ticks.locator('label').filter({ hasText: 'Light' }).click();
    await page.getByText(words.collections.into('Light')).first().waitFor();
    await ticks.locator('label').filter({ hasText: 'Table' }).click();
    await page.getByText(words.collections.out('Table')).first().waitFor();
    const names = () =>
      site.sandbox.state.collections
        .filter(({ id }) => product('low-carafe').collectionIds.includes(id))
        .map(({ name }) => name);
    await expect.poll(names).toContain('Light');
    await expect.poll(names).not.toContain('Table');
  });
});
