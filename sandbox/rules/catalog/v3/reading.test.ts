import { describe, expect, test } from 'vitest';
import { productOf, type Shopper } from '../../../testing/shopper.ts';
import { found, oneProduct, packed, readProducts, v3Shop } from '../../../testing/v3-shop.ts';

const slugsOf = async (visitor: Shopper, query: object): Promise<unknown[]> =>
  (await readProducts(visitor, 'query', { query })).body.list('products').map((one) => one.at('slug'));

const refusedAt = async (visitor: Shopper, call: 'query' | 'search', question: object) => {
  const { status, body } = await readProducts(visitor, call, question);
  return [status, body.at('details.validationError.fieldViolations.0.field')];
};

describe('a query of products', () => {
  test('R420: filters by id, handle, slug, visibility, dates and options, and by nothing else', async () => {
    const { visitor, sandbox } = await v3Shop();
    const board = productOf(sandbox, 'oak-board');
    const bowl = await oneProduct(visitor, 'halm-bowl');
    const filters = [
      { id: board.id },
      { handle: 'oak-board' },
      { slug: { $startsWith: 'oak' } },
      { createdDate: board.createdDate, slug: 'oak-board' },
      { updatedDate: { $lte: board.lastUpdated }, handle: 'oak-board', visible: true },
    ];
    for (const filter of filters)
      expect(await slugsOf(visitor, { filter }), JSON.stringify(filter)).toEqual(['oak-board']);
    const colors = await slugsOf(visitor, {
      filter: { 'options.id': { $hasSome: [bowl.text('product.options.0.id')] } },
    });
    expect(colors).toContain('halm-cup');
    expect(colors).not.toContain('oak-board');
    const byName = { query: { filter: { name: 'Oak' } } };
    expect(await refusedAt(visitor, 'query', byName)).toEqual([400, 'query.filter.name']);
    expect((await readProducts(visitor, 'query', byName)).body.at('message')).toBe(
      "INVALID_ARGUMENT: Field 'name' is not declared as filterable",
    );
  });

  test('R421: sorts by slug, visibility and dates; a setting refuses the dates', async () => {
    const { visitor, sandbox } = await v3Shop();
    const sorted = await slugsOf(visitor, {
      sort: [{ fieldName: 'slug', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    });
    expect(sorted).toEqual(
      sandbox.state.products
        .map(({ slug }) => slug)
        .toSorted()
        .toReversed()
        .slice(0, 2),
    );
    const byDate = { query: { sort: [{ fieldName: 'updatedDate' }] } };
    expect((await readProducts(visitor, 'query', byDate)).status).toBe(200);
    sandbox.state.settings.sortProductsByDate = false;
    expect(await refusedAt(visitor, 'query', byDate)).toEqual([400, 'query.sort[0].fieldName']);
    expect((await readProducts(visitor, 'query', byDate)).body.at('message')).toBe(
      "INVALID_ARGUMENT: Field 'updatedDate' is not declared as sortable",
    );
  });

  test('R426: pages by cursor without a total; an offset is ignored', async () => {
    const { visitor } = await v3Shop();
    const all: unknown[] = [];
    let cursorPaging: object = { limit: 15 };
    for (let page = 0; page < 3; page += 1) {
      const { body } = await readProducts(visitor, 'query', { query: { cursorPaging } });
      all.push(...body.list('products').map((one) => one.at('slug')));
      expect(body.at('pagingMetadata.hasNext')).toBe(page < 2);
      expect(body.at('pagingMetadata.total')).toBeUndefined();
      cursorPaging = { limit: 15, cursor: body.at('pagingMetadata.cursors.next') };
    }
    expect(new Set(all).size).toBe(36);
    const first = await slugsOf(visitor, { cursorPaging: { limit: 3 } });
    expect((await slugsOf(visitor, { paging: { limit: 3, offset: 20 } })).slice(0, 3)).toEqual(first);
  });

  test('R426: an offset is ignored, and the limit beside it counts', async () => {
    const { visitor } = await v3Shop();
    const first = await slugsOf(visitor, { cursorPaging: { limit: 3 } });
    const paging = { limit: 3, offset: 20 };
    expect(await slugsOf(visitor, { paging })).toEqual(first);
    const posted = await visitor.post('/v3/products/query', { query: { paging } });
    expect(posted.body.list('products').map((one) => one.at('slug'))).toEqual(first);
    const tooMany = { query: { paging: { limit: 101 } } };
    expect(await refusedAt(visitor, 'query', tooMany)).toEqual([400, 'query.cursorPaging.limit']);
  });

  test('R427: accepts a cursor only without a filter and a sort; otherwise it is 400', async () => {
    const { visitor } = await v3Shop();
    const { body } = await readProducts(visitor, 'query', { query: { cursorPaging: { limit: 3 } } });
    const cursorPaging = { limit: 3, cursor: body.text('pagingMetadata.cursors.next') };
    const sort = [{ fieldName: 'slug' }];
    expect(await refusedAt(visitor, 'query', { query: { cursorPaging, sort } })).toEqual([400, 'query.sort']);
    expect((await readProducts(visitor, 'query', { query: { cursorPaging } })).status).toBe(200);
  });

  test('R430: is accepted in the address, packed, and as the body of a POST', async () => {
    const { visitor } = await v3Shop();
    const question = { query: { filter: { slug: 'oak-board' } }, fields: ['CURRENCY'] };
    const posted = await visitor.post('/v3/products/query', question);
    expect(posted.body.value).toEqual((await readProducts(visitor, 'query', question)).body.value);
    expect(posted.body.at('products.0.currency')).toBe('EUR');
  });
});

describe('a search of products', () => {
  test('R422: filters and sorts by name, price, stock, brand and ribbon', async () => {
    const { visitor } = await v3Shop();
    const dear = { 'actualPriceRange.minValue.amount': { $gte: '160' } };
    const sort = [{ fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' }];
    expect(await found(visitor, { filter: dear, sort })).toEqual(['patchwork-blanket', 'round-stool']);
    expect(await found(visitor, { filter: { 'ribbon.name': 'Last pieces' } })).toEqual(['teapot-for-two']);
    expect(await found(visitor, { filter: { 'inventory.availabilityStatus': 'OUT_OF_STOCK' } })).toContain(
      'salt-cellar',
    );
    const halm = await found(visitor, { filter: { 'brand.name': 'Halm' }, sort: [{ fieldName: 'name' }] });
    expect(halm).toEqual(['halm-bowl', 'halm-cup', 'rim-plate', 'teapot-for-two']);
  });

  test('R423: finds the products of a category by $matchItems, and by no operator for plain lists', async () => {
    const { visitor, sandbox } = await v3Shop();
    const id = sandbox.state.collections.find(({ slug }) => slug === 'table')?.id;
    for (const name of ['allCategoriesInfo.categories', 'directCategoriesInfo.categories'])
      expect(await found(visitor, { filter: { [name]: { $matchItems: [{ id }] } } })).toHaveLength(9);
    const plain = { search: { filter: { 'allCategoriesInfo.categories': { $hasSome: [id] } } } };
    expect((await refusedAt(visitor, 'search', plain))[0]).toBe(400);
  });

  test('R424: takes one operator for a field, and joins several by $and', async () => {
    const { visitor } = await v3Shop();
    const name = 'actualPriceRange.minValue.amount';
    const both = { search: { filter: { $and: [{ [name]: { $gt: '40', $lt: '45' } }] } } };
    expect(await refusedAt(visitor, 'search', both)).toEqual([400, `search.filter.$and[0].${name}`]);
    expect(
      await found(visitor, { filter: { $and: [{ [name]: { $gt: '41' } }, { [name]: { $lt: '43' } }] } }),
    ).toContain('oak-board');
  });

  test('R425: finds one or all of the words in name, description and codes, also with a wrong letter', async () => {
    const { visitor } = await v3Shop();
    const words = (search: object) => found(visitor, { search });
    expect(await words({ expression: 'oak board', mode: 'AND', fields: ['name'] })).toEqual(['oak-board']);
    expect(await words({ expression: 'oak carafe', mode: 'OR', fields: ['name'] })).toEqual([
      'low-carafe',
      'oak-board',
    ]);
    expect(await words({ expression: 'oak carafe', mode: 'AND', fields: ['name'] })).toEqual([]);
    expect(await words({ expression: 'VT-005' })).toContain('teapot-for-two');
    expect(await words({ expression: 'oek', fields: ['name'] })).toEqual([]);
    expect(await words({ expression: 'oek', fields: ['name'], fuzzy: true })).toEqual(['oak-board']);
    expect(await words({ expression: 'strainer' })).toEqual(['teapot-for-two']);
  });

  test('R428: has its total in a separate call with the same filter and text', async () => {
    const { visitor } = await v3Shop();
    const filter = { 'brand.name': 'Halm' };
    expect((await readProducts(visitor, 'count', { filter })).body.at('count')).toBe(4);
    expect(
      (await readProducts(visitor, 'count', { filter, search: { expression: 'cup' } })).body.at('count'),
    ).toBe(2);
    expect((await readProducts(visitor, 'count', {})).body.at('count')).toBe(36);
  });

  test('R429: counts groups by value, range, number, date and combination', async () => {
    const { visitor, sandbox } = await v3Shop();
    const price = 'actualPriceRange.minValue.amount';
    const aggregations = [
      { name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 1 } },
      { name: 'prices', type: 'RANGE', fieldPath: price, range: { buckets: [{ to: 100 }, { from: 100 }] } },
      { name: 'dearest', type: 'SCALAR', fieldPath: price, scalar: { type: 'MAX' } },
      {
        name: 'years',
        type: 'DATE_HISTOGRAM',
        fieldPath: 'createdDate',
        dateHistogram: { interval: 'YEAR' },
      },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'type', type: 'VALUE', fieldPath: 'productType' },
            { name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 1 } },
          ],
        },
      },
    ];
    const { body } = await readProducts(visitor, 'search', {
      search: { aggregations, cursorPaging: { limit: 1 } },
    });
    const [brands, prices, dearest, years, both] = body.list('aggregationData.results');
    expect(brands?.at('values.results')).toEqual([{ value: 'Arc & Son', count: 4 }]);
    const counts = prices?.list('ranges.results').map((one) => Number(one.at('count'))) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(36);
    expect(dearest?.at('scalar.value')).toBe(
      Math.max(...sandbox.state.products.map((product) => Number(product.price))),
    );
    expect(years?.list('dateHistogram.results').length).toBeGreaterThan(0);
    expect(both?.at('nested.results.0.results')).toEqual({
      type: { value: { value: 'PHYSICAL', count: 34 } },
      brand: { value: { value: 'Arc & Son', count: 4 } },
    });
  });

  test('R435: may find a new product later than other reads do', async () => {
    const { visitor, sandbox } = await v3Shop({ searchDelaySeconds: 60 });
    const board = productOf(sandbox, 'oak-board');
    board.createdDate = new Date(sandbox.clock.now()).toISOString();
    const filter = { slug: 'oak-board' };
    expect([await found(visitor, { filter }), await slugsOf(visitor, { filter })]).toEqual([
      [],
      ['oak-board'],
    ]);
    sandbox.clock.advance(60_000);
    expect(await found(visitor, { filter })).toEqual(['oak-board']);
  });
});

describe('the parts of a product', () => {
  /** The place of each part in a product, by the value that asks for it. */
  const places: Readonly<Record<string, string>> = {
    CURRENCY: 'currency',
    URL: 'url.relativePath',
    DESCRIPTION: 'description.nodes.0.nodes.0.textData.text',
    PLAIN_DESCRIPTION: 'plainDescription',
    INFO_SECTION: 'infoSections.0.title',
    INFO_SECTION_DESCRIPTION: 'infoSections.0.description.nodes',
    INFO_SECTION_PLAIN_DESCRIPTION: 'infoSections.0.plainDescription',
    MEDIA_ITEMS_INFO: 'media.itemsInfo.items',
    THUMBNAIL: 'media.main.thumbnail.url',
    DIRECT_CATEGORIES_INFO: 'directCategoriesInfo.categories.0.id',
    ALL_CATEGORIES_INFO: 'allCategoriesInfo.categories.0.id',
    BREADCRUMBS_INFO: 'breadcrumbsInfo.breadcrumbs.0.categorySlug',
    WEIGHT_MEASUREMENT_UNIT_INFO: 'physicalProperties.weightMeasurementUnitInfo.weightMeasurementUnit',
    PRODUCT_CHOICES_MEDIA_REFERENCES: 'options.0.choicesSettings.choices.0.media.items',
    PRODUCT_CHOICES_DISPLAY_IMAGE: 'options.0.choicesSettings.choices.0.displayImage.url',
    VARIANT_OPTION_CHOICE_NAMES: 'variantsInfo.variants.0.choices.0.optionChoiceNames.choiceName',
  };

  test('R431, R700: are named by the values of an enumeration; the name of a field asks for nothing', async () => {
    const { visitor } = await v3Shop();
    const { status, body } = await visitor.get('/v3/products/slug/oak-board?fields=currency');
    expect([status, body.at('product.currency')]).toEqual([200, undefined]);
    expect((await visitor.get('/v3/products/slug/oak-board?fields=CURRENCY')).status).toBe(200);
  });

  test('R432: come only if the call asks for them', async () => {
    const { visitor } = await v3Shop();
    for (const [field, place] of Object.entries(places))
      expect((await oneProduct(visitor, 'halm-cup', field)).at(`product.${place}`), field).toBeDefined();
    const priced = await oneProduct(visitor, 'halm-cup', 'CURRENCY');
    expect(priced.at('product.actualPriceRange.minValue')).toEqual({
      amount: '18.00',
      formattedAmount: '€18.00',
    });
  });

  test('R433: are absent without an error if the call does not ask for them', async () => {
    const { visitor } = await v3Shop();
    const bare = await oneProduct(visitor, 'halm-cup');
    for (const [field, place] of Object.entries(places))
      expect(bare.at(`product.${place}`), field).toBeUndefined();
    expect(bare.at('product.actualPriceRange.minValue')).toEqual({ amount: '18' });
  });

  test('R434: the header x-wix-currency changes the currency of the prices', async () => {
    const { visitor, sandbox } = await v3Shop();
    const priced = async (currency: string) => {
      const response = await sandbox.fetch(
        new Request('http://localhost/v3/products/slug/oak-board?fields=CURRENCY', {
          headers: { authorization: visitor.token, 'x-wix-currency': currency },
        }),
      );
      const { product } = (await response.json()) as {
        product: { currency: string; actualPriceRange: { minValue: object } };
      };
      return [product.currency, product.actualPriceRange.minValue];
    };
    expect(await priced('USD')).toEqual(['USD', { amount: '48.30', formattedAmount: '$48.30' }]);
    expect(await priced('XXX')).toEqual(['EUR', { amount: '42.00', formattedAmount: '€42.00' }]);
  });
});

describe('brands, ribbons and categories', () => {
  test('R357: are read by visitors', async () => {
    const { visitor } = await v3Shop();
    const question = { query: { filter: { name: 'Halm' } }, fields: ['ASSIGNED_PRODUCTS_COUNT'] };
    const brands = await visitor.get(`/v3/brands/query${packed(question)}`);
    expect(
      brands.body.list('brands').map((one) => [one.at('name'), one.at('assignedProductsCount')]),
    ).toEqual([['Halm', 4]]);
    const ribbons = await visitor.post('/v3/ribbons/query', { query: { filter: { name: 'Gift idea' } } });
    expect(
      ribbons.body.list('ribbons').map((one) => [one.at('name'), one.at('assignedProductCount')]),
    ).toEqual([['Gift idea', undefined]]);
    expect((await visitor.get('/v3/all-products-category')).body.at('treeReference.appNamespace')).toBe(
      '@wix/stores',
    );
  });

  test('R360: a brand is listed once for all its products', async () => {
    const { visitor } = await v3Shop();
    const { body } = await visitor.get('/v3/brands/query');
    const names = body.list('brands').map((one) => one.at('name'));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Halm');
  });
});
