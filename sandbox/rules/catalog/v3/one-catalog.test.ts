import { expect, test } from 'vitest';
import { createSandbox } from '../../../create-sandbox.ts';
import { ownerOf } from '../../../testing/owner.ts';
import { productOf, visitorOf } from '../../../testing/shopper.ts';
import { oneProduct, v3Shop } from '../../../testing/v3-shop.ts';

test('a section that two products share is no longer shared after a change of one product in the first catalog', async () => {
  const sandbox = createSandbox();
  const { id } = productOf(sandbox, 'halm-cup');
  const { status } = await ownerOf(sandbox).patch(`/v1/products/${id}`, {
    product: { additionalInfoSections: [{ title: 'Care', description: 'By hand only.' }] },
  });
  expect(status).toBe(200);
  sandbox.state.settings.catalogVersion = 'V3';
  const visitor = await visitorOf(sandbox);
  const sections = async (slug: string) =>
    (await oneProduct(visitor, slug, 'INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'))
      .list('product.infoSections')
      .map((section) => [section.at('id'), section.at('plainDescription')]);
  const [[changed, text] = []] = await sections('halm-cup');
  expect(text).toContain('By hand only.');
  const others = await sections('halm-bowl');
  expect(others.length).toBeGreaterThan(0);
  expect(others.map(([other]) => other)).not.toContain(changed);
  expect(JSON.stringify(others)).not.toContain('By hand only.');
});

test('the first catalog does not show the locations where a product is in stock', async () => {
  const sandbox = createSandbox();
  const { id } = productOf(sandbox, 'halm-cup');
  const visitor = await visitorOf(sandbox);
  for (const { body } of [
    await visitor.get(`/v1/products/${id}`),
    await visitor.post(`/v1/products/${id}/variants/query`),
  ])
    expect(JSON.stringify(body.value)).not.toMatch(/location/i);
});

test('the newer catalog shows a variant on preorder; the first catalog shows it as sold out', async () => {
  const { visitor, sandbox } = await v3Shop();
  const lamp = productOf(sandbox, 'wall-light-arc');
  const ahead = lamp.variants.filter(({ preorder }) => preorder);
  expect(ahead.length).toBeGreaterThan(0);
  const newer = await oneProduct(visitor, lamp.slug);
  expect(newer.at('product.inventory.preorderStatus')).toBe('ENABLED');
  sandbox.state.settings.catalogVersion = 'V1';
  const { body } = await visitor.get(`/v1/products/${lamp.id}`);
  const shown = body.list('product.variants').filter((one) => ahead.some(({ id }) => id === one.at('id')));
  expect(shown.map((one) => one.at('stock.inStock'))).toEqual(ahead.map(() => false));
  expect(JSON.stringify(body.value)).not.toContain('preorder');
});
