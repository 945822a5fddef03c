import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { ProductRecord } from '../../records/state.ts';
import { ownerOf } from '../../testing/owner.ts';
import { newVisitor, productOf, visitorOf, type Shopper } from '../../testing/shopper.ts';

const code = 'details.applicationError.code';

/** The answers to a read of each catalog. */
const catalogs = async (shopper: Shopper) => {
  const earlier = await shopper.post('/v2/collections/query', {});
  const newer = await shopper.get('/v3/products/query');
  return [earlier.body.at(code) ?? earlier.status, newer.body.at(code) ?? newer.status];
};

const BEFORE = [200, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API'];
const AFTER = ['CATALOG_V3_CALLING_CATALOG_V1_API', 200];

describe('a site whose catalog moves', () => {
  test('R316: refuses the calls of the other catalog from that instant on', async () => {
    const visitor = await newVisitor({ scenario: 'moving-site' });
    const { sandbox } = visitor;
    sandbox.advance('23h 59m');
    const before = await visitorOf(sandbox);
    expect(await catalogs(before)).toEqual(BEFORE);
    sandbox.advance('1m');
    expect(await catalogs(await visitorOf(sandbox))).toEqual(AFTER);
  });

  test('R316: moves at once by the owner’s command, and announces changes in the newer form only', async () => {
    const visitor = await newVisitor();
    const { sandbox } = visitor;
    const restock = () => {
      const from = sandbox.state.notificationCount;
      sandbox.owner.restock(productOf(sandbox, 'oak-board').sku, 3);
      return sandbox.notifications.list({ after: from }).map(({ eventType }) => eventType);
    };
    expect(restock()).toEqual(['com.wix.ecommerce.catalog.api.v1.ProductChanged']);
    const { status, body } = await visitor.post('/sandbox/catalog/move');
    expect([status, body.at('catalogVersion')]).toEqual([200, 'V3']);
    expect(await catalogs(visitor)).toEqual(AFTER);
    expect(restock()).toEqual(['wix.stores.catalog.v3.product_updated']);
    const write = await ownerOf(sandbox).post('/v1/collections', { collection: { name: 'Late' } });
    expect([write.status, write.body.at(code)]).toEqual([428, 'CATALOG_V3_CALLING_CATALOG_V1_API']);
  });

  test.each([
    [
      'options',
      'Oak Board has 7 options',
      (product: ProductRecord) => {
        product.manageVariants = true;
        product.options = Array.from({ length: 7 }, (_, index) => ({
          name: `Option ${index}`,
          type: 'drop_down' as const,
          choices: [{ value: 'A', description: 'A' }],
        }));
      },
    ],
    [
      'texts of the buyer',
      'Oak Board has 11 modifiers and texts',
      (product: ProductRecord) => {
        product.customTextFields = Array.from({ length: 11 }, (_, index) => ({
          title: `Text ${index}`,
          maxLength: 20,
          mandatory: false,
        }));
      },
    ],
  ])('R316: stays if a product has more %s than the newer catalog allows', async (_, reason, change) => {
    const sandbox = createSandbox({ scenario: 'moving-site' });
    const product = productOf(sandbox, 'oak-board');
    change(product);
    expect(() => sandbox.owner.moveCatalog()).toThrow(reason);
    const visitor = await visitorOf(sandbox);
    expect((await visitor.post('/sandbox/catalog/move')).status).toBe(409);
    sandbox.advance('2d');
    expect(sandbox.state.settings.catalogVersion).toBe('V1');
    expect(await catalogs(await visitorOf(sandbox))).toEqual(BEFORE);
  });

  test('R302: never gets the earlier catalog back', async () => {
    const visitor = await newVisitor();
    visitor.sandbox.owner.moveCatalog();
    const { status, body } = await visitor.post('/sandbox/catalog/move');
    expect([status, body.at('catalogVersion')]).toEqual([200, 'V3']);
    expect((await visitor.get('/v3/provision/version')).body.at('catalogVersion')).toBe('V3_CATALOG');
    expect(await catalogs(visitor)).toEqual(AFTER);
  });

  test('R317: keeps the ids of products and variants', async () => {
    const visitor = await newVisitor();
    const { sandbox } = visitor;
    const tee = productOf(sandbox, 'studio-tee');
    sandbox.owner.moveCatalog();
    const { body } = await visitor.get(`/v3/products/${tee.id}?fields=VARIANT_OPTION_CHOICE_NAMES`);
    expect(body.at('product.slug')).toBe('studio-tee');
    expect(body.list('product.variantsInfo.variants').map((variant) => variant.at('id'))).toEqual(
      tee.variants.map(({ id }) => id),
    );
  });

  test('R318: keeps carts; a line of a product that is gone is removed from the catalog', async () => {
    const visitor = await newVisitor();
    const { sandbox } = visitor;
    await visitor.add('studio-tee', 1, { Size: 'M', Color: 'Red' });
    const unmanaged = sandbox.state.products.find(
      ({ manageVariants, options }) => !manageVariants && options.length > 0,
    );
    if (!unmanaged) throw new Error('Every product with options manages its variants');
    const [choices] = unmanaged.variants.map((variant) => variant.choices);
    const { body: cart } = await visitor.add(unmanaged.slug, 1, choices);
    const lines = async () =>
      (await visitor.post('/v2/carts/current/refresh')).body
        .list('cart.lineItems')
        .map((line) => [line.at('id'), line.at('status')]);
    const [first, second] = cart.list('cart.lineItems').map((line) => line.at('id'));
    sandbox.owner.moveCatalog();
    expect(await lines()).toEqual([
      [first, 'IN_STOCK'],
      [second, 'IN_STOCK'],
    ]);
    unmanaged.visible = false;
    expect(await lines()).toEqual([
      [first, 'IN_STOCK'],
      [second, 'REMOVED_FROM_CATALOG'],
    ]);
  });

  test.each(['fresh-shop', 'moving-site'])(
    '%s has the earlier catalog again after a reset',
    async (scenario) => {
      const { sandbox, post } = await newVisitor({ scenario, settings: { currency: 'USD' } });
      await post('/sandbox/catalog/move', {});
      await post('/sandbox/reset', {});
      expect(sandbox.state.settings).toMatchObject({ catalogVersion: 'V1', currency: 'USD' });
      expect(await catalogs(await visitorOf(sandbox))).toEqual(BEFORE);
    },
  );

  test('keeps the newer catalog after a reset if the settings name it', async () => {
    const { sandbox, post } = await newVisitor();
    await post('/sandbox/catalog/move', {});
    await post('/sandbox/settings', { catalogVersion: 'V3' });
    await post('/sandbox/reset', {});
    expect(await catalogs(await visitorOf(sandbox))).toEqual(AFTER);
  });
});
