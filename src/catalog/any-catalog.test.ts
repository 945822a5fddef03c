import { describe, expect, test, vi } from 'vitest';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { createClient } from '../core/client.ts';
import { oauth } from '../session/oauth.ts';
import { createAnyCatalog } from './any-catalog.ts';
import type { CatalogBackend } from './backend.ts';
import { openShop, readAll, readOne, type Shop } from './testing/shop.ts';

const scenarios = ['fresh-shop', 'v3-shop'] as const;
const slugs = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

describe('anyCatalog', () => {
  const tee = (shop: Shop, backend: CatalogBackend = createAnyCatalog()) =>
    readOne(backend, shop, 'studio-tee');
  const isOnV3 = (shop: Shop) => shop.sent.at(-1)?.includes('/v3/') ?? false;

  test.each(scenarios)('asks the site once, and then calls the catalog of %s', async (scenario) => {
    const shop = openShop({ scenario });
    const backend = createAnyCatalog();
    await Promise.all([readAll(backend, shop), tee(shop, backend), backend.categories(shop)]);
    expect(shop.asked('/provision/version')).toBe(1);
    expect(isOnV3(shop)).toBe(scenario === 'v3-shop');
    expect(new Set(slugs(await readAll(backend, shop, { pageSize: 10 }))).size).toBe(36);
    expect(shop.asked('/provision/version')).toBe(1);
  });

  test.each([
    ['fresh-shop', 'v1'],
    ['fresh-shop', 'v3'],
    ['v3-shop', 'v1'],
    ['v3-shop', 'v3'],
  ] as const)('finds the catalog of %s although visitors may not ask, from %s', async (scenario, assumed) => {
    const shop = openShop({ scenario, settings: { visitorsAskVersion: false } });
    const backend = createAnyCatalog({ assumed });
    expect((await backend.categories(shop)).length).toBe(5);
    expect((await tee(shop, backend)).variants?.length).toBeGreaterThan(6);
    expect(shop.asked('/provision/version')).toBe(1);
    expect(isOnV3(shop)).toBe(scenario === 'v3-shop');
  });

  test('asks again after a failure that is not a rejection', async () => {
    const shop = openShop();
    const backend = createAnyCatalog({ assumed: 'v1' });
    shop.sandbox.faults.add({ operation: 'getCatalogVersion', status: 503, times: 3 });
    await tee(shop, backend);
    const before = shop.asked('/provision/version');
    await tee(shop, backend);
    expect(shop.asked('/provision/version')).toBe(before + 1);
  });

  test('asks again for a doubtful response if the first question for it had no answer', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const backend = createAnyCatalog();
    await readAll(backend, shop, { pageSize: 100 });
    shop.sandbox.advance('1d');
    shop.sandbox.faults.add({ operation: 'getCatalogVersion', status: 503, times: 3 });
    await readAll(backend, shop, { pageSize: 100 });
    expect(shop.asked('/products/search')).toBe(0);
    expect(await readAll(backend, shop, { pageSize: 100 })).toHaveLength(36);
    expect(shop.asked('/products/search')).toBe(1);
  });

  test('understands both codes of a site with the first catalog', async () => {
    const settings = {
      visitorsAskVersion: false,
      earlierCatalogCode: 'CATALOG_V1_CALLING_CATALOG_V3_API',
    } as const;
    expect(await readAll(createAnyCatalog({ assumed: 'v3' }), openShop({ settings }))).toHaveLength(36);
  });

  test('asks a site without a store once', async () => {
    const shop = openShop({ settings: { storesAppInstalled: false } });
    const backend = createAnyCatalog();
    for (let count = 0; count < 2; count++)
      await expect(backend.categories(shop)).rejects.toThrow('installed');
    expect(shop.asked('/provision/version')).toBe(1);
  });

  test('passes on the refusal of a store that is being set up, without calling in circles', async () => {
    const shop = openShop({ scenario: 'v3-shop', settings: { catalogProvisioning: true } });
    await expect(tee(shop)).rejects.toMatchObject({ code: 'CATALOG_V3_SITE_PROVISIONING' });
    expect(shop.sent.length).toBeLessThan(4);
  });

  test('starts a list again on the newer catalog, with its filter, if the site moves while it is open', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const backend = createAnyCatalog();
    const [category] = await backend.categories(shop);
    const request = { category: category?.id ?? '', pageSize: 4, sort: 'name' } as const;
    const first = await backend.products(request, shop);
    shop.sandbox.advance('1d');
    // A category of the first catalog is refused: from then on the catalog is known.
    await backend.categories(shop);
    const again = await backend.products({ ...request, page: first.next }, shop);
    expect(again.restarted).toBe(true);
    expect(slugs(again.products)).toEqual(slugs(first.products));
    const last = await backend.products({ ...request, page: again.next }, shop);
    expect([last.restarted, last.products.length]).toEqual([false, 4]);
  });

  test('notices that the newer catalog answers a call of the first one with less', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const backend = createAnyCatalog();
    expect(await readAll(backend, shop)).toHaveLength(36);
    shop.sandbox.advance('1d');
    expect(await readAll(backend, shop)).toHaveLength(36);
    expect([isOnV3(shop), shop.asked('/provision/version')]).toEqual([true, 2]);
  });

  test('reads a product again on the newer catalog, if the site moved after the version was known', async () => {
    const shop = openShop({ scenario: 'moving-site' });
    const backend = createAnyCatalog();
    await tee(shop, backend);
    shop.sandbox.advance('1d');
    const { variants, variantId } = await tee(shop, backend);
    expect([variants?.length, variantId, isOnV3(shop)]).toEqual([12, undefined, true]);
  });

  test('asks at most once more for lists of the first catalog that are empty', async () => {
    const shop = openShop();
    const backend = createAnyCatalog();
    for (const search of ['nothing', 'like', 'this']) await readAll(backend, shop, { search });
    expect(shop.asked('/provision/version')).toBe(2);
  });

  describe('does not believe a refusal that the version of the site contradicts:', () => {
    /** One wrong refusal, by a call of the given catalog. */
    const wrong = (shop: Shop, operation: 'queryProducts' | 'searchProducts', times = 1) =>
      void shop.sandbox.faults.add({
        operation,
        error:
          operation === 'queryProducts'
            ? 'CATALOG_V3_CALLING_CATALOG_V1_API'
            : 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
        times,
      });

    test.each([
      ['fresh-shop', 'queryProducts', '/products/search'],
      ['v3-shop', 'searchProducts', '/query-platformized'],
    ] as const)('%s shows its own store', async (scenario, operation, ofOther) => {
      const shop = openShop({ scenario });
      const backend = createAnyCatalog();
      const before = await readAll(backend, shop);
      wrong(shop, operation);
      expect(await readAll(backend, shop)).toEqual(before);
      // The question before the first call, and the one about the refusal.
      expect([shop.asked(ofOther), shop.asked('/provision/version')]).toEqual([0, 2]);
    });

    test('also on a clock that stands still', async () => {
      const shop = openShop();
      vi.spyOn(performance, 'now').mockReturnValue(1);
      const backend = createAnyCatalog();
      const before = await readAll(backend, shop);
      wrong(shop, 'queryProducts');
      expect(await readAll(backend, shop)).toEqual(before);
      vi.restoreAllMocks();
    });

    test('and shows the refusal if it is repeated', async () => {
      const shop = openShop();
      wrong(shop, 'queryProducts', 2);
      await expect(createAnyCatalog().products({}, shop)).rejects.toMatchObject({ status: 428 });
      expect(shop.asked('/products/search')).toBe(0);
    });

    test('also if the version cannot be asked at that moment', async () => {
      const shop = openShop();
      const backend = createAnyCatalog();
      const before = await readAll(backend, shop);
      wrong(shop, 'queryProducts');
      shop.sandbox.faults.add({ operation: 'getCatalogVersion', status: 503, times: 3 });
      await expect(backend.products({}, shop)).rejects.toMatchObject({ status: 428 });
      expect(await readAll(backend, shop)).toEqual(before);
    });

    test('and remembers no store for a refusal while the version cannot be asked', async () => {
      const shop = openShop({ scenario: 'v3-shop' });
      const backend = createAnyCatalog();
      shop.sandbox.faults.add({ operation: 'getCatalogVersion', status: 503, times: 6 });
      wrong(shop, 'searchProducts');
      // A shop with the first catalog works during an outage of the question.
      await backend.products({}, shop);
      expect(shop.asked('/query-platformized')).toBe(1);
      expect(await readAll(backend, shop)).toHaveLength(36);
      expect([shop.asked('/query-platformized'), isOnV3(shop)]).toEqual([1, true]);
    });
  });

  describe('on a server, which has a client for each request,', () => {
    test.each(scenarios)('asks once a site, also for concurrent requests: %s', async (scenario) => {
      const shop = openShop({ scenario });
      const request = async () =>
        (await createAnyCatalog().products({}, { client: shop.open() })).products.length;
      expect(new Set(await Promise.all(Array.from({ length: 13 }, request)))).toEqual(new Set([24]));
      for (let count = 0; count < 5; count++) await request();
      expect(shop.asked('/provision/version')).toBe(1);
    });

    test('notices a site that moves, in the next request', async () => {
      const shop = openShop({ scenario: 'moving-site' });
      const read = () => createAnyCatalog().categories({ client: shop.open() });
      await read();
      shop.sandbox.advance('1d');
      await read();
      await read();
      expect([isOnV3(shop), shop.asked('/provision/version')]).toEqual([true, 2]);
    });

    test('does not wait for ever for the question of a request that ended', async () => {
      vi.useFakeTimers();
      const shop = openShop();
      let asked = 0;
      const hanging = createClient({
        host: shop.host,
        auth: oauth({ clientId: CLIENT_ID }),
        fetch: () => {
          asked++;
          return new Promise(() => {});
        },
      });
      void createAnyCatalog()
        .products({}, { client: hanging, timeout: 100_000_000 })
        .catch(() => undefined);
      await vi.advanceTimersByTimeAsync(100);
      expect(asked).toBe(1);
      const reading = createAnyCatalog().products({}, { client: shop.open() });
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      expect((await reading).products).toHaveLength(24);
    });

    test('shares nothing between sites, and in a page nothing between clients', async () => {
      const [first, other] = [openShop(), openShop({ scenario: 'v3-shop' })];
      await readAll(createAnyCatalog(), first);
      await readAll(createAnyCatalog(), other);
      expect([isOnV3(first), isOnV3(other)]).toEqual([false, true]);
      vi.stubGlobal('document', {});
      await createAnyCatalog().categories({ client: first.open() });
      vi.unstubAllGlobals();
      expect(first.asked('/provision/version')).toBe(2);
    });
  });
});
