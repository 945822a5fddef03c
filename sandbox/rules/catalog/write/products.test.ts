import { describe, expect, test } from 'vitest';
import { productOf } from '../../../testing/shopper.ts';
import { shopOf, announcedBy } from '../../../testing/owner.ts';

const cup = { name: 'Ceramic cup', priceData: { price: 24 } };
const sizes = { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) };
const colors = {
  name: 'Color',
  choices: [
    { value: '#ffffff', description: 'White' },
    { value: '#2f4858', description: 'Indigo' },
  ],
};

describe('creating a product', () => {
  test('R100: needs a name of 1 to 80 characters, from which it derives the slug', async () => {
    const { owner, visitor } = await shopOf();
    for (const name of ['', 'x'.repeat(81)])
      expect((await owner.post('/v1/products', { product: { ...cup, name } })).status).toBe(400);
    const { status, body } = await owner.post('/v1/products', { product: cup });
    expect(status).toBe(200);
    expect(body.at('product.slug')).toBe('ceramic-cup');
    expect((await visitor.get(`/v1/products/${body.text('product.id')}`)).body.at('product.name')).toBe(
      'Ceramic cup',
    );
  });

  test('R3: adds a number to a slug that is taken', async () => {
    const { owner } = await shopOf();
    const slugs = [];
    for (const slug of [undefined, undefined, 'ceramic-cup'])
      slugs.push((await owner.post('/v1/products', { product: { ...cup, slug } })).body.at('product.slug'));
    expect(slugs).toEqual(['ceramic-cup', 'ceramic-cup-1', 'ceramic-cup-2']);
  });

  test('R101: makes a variant of every combination of choices, up to 1 000', async () => {
    const { owner } = await shopOf();
    const { body } = await owner.post('/v1/products', {
      product: { ...cup, productOptions: [sizes, colors] },
    });
    expect(body.list('product.variants').map((variant) => variant.at('choices'))).toEqual([
      { Size: 'S', Color: 'White' },
      { Size: 'S', Color: 'Indigo' },
      { Size: 'M', Color: 'White' },
      { Size: 'M', Color: 'Indigo' },
    ]);
    expect(body.list('product.productOptions').map((option) => option.at('optionType'))).toEqual([
      'drop_down',
      'color',
    ]);
    const option = (name: string, count: number) => ({
      name,
      choices: Array.from({ length: count }, (_, index) => ({ value: `${index}`, description: `${index}` })),
    });
    const made = (count: number) =>
      owner.post('/v1/products', {
        product: { ...cup, productOptions: [option('A', 10), option('B', count)] },
      });
    expect((await made(100)).body.list('product.variants')).toHaveLength(1000);
    const { status, body: refused } = await owner.post('/v1/products', {
      product: { ...cup, productOptions: [option('A', 11), option('B', 91)] },
    });
    expect(status).toBe(400);
    expect(refused.text('message')).toContain('must have at most 1000');
  });

  test('refuses repeated names of options and choices', async () => {
    const { owner } = await shopOf();
    for (const productOptions of [
      [sizes, sizes],
      [{ name: 'Size', choices: [sizes.choices[0], sizes.choices[0]] }],
    ])
      expect((await owner.post('/v1/products', { product: { ...cup, productOptions } })).status).toBe(400);
  });

  test('R112: refuses digital products, unless the site allows them', async () => {
    const product = { ...cup, productType: 'digital' };
    const strict = await shopOf();
    const refused = await strict.owner.post('/v1/products', { product });
    expect(refused.status).toBe(400);
    expect(refused.body.at('details.validationError.fieldViolations.0.field')).toBe('product.productType');
    const open = await shopOf({ settings: { createDigital: true } });
    const made = await open.owner.post('/v1/products', { product });
    expect(made.body.at('product.productType')).toBe('digital');
  });

  test('R114: is announced with the product and the identity of the caller', async () => {
    const { sandbox, owner } = await shopOf();
    const announced = await announcedBy(sandbox, () =>
      owner.post('/v1/products', { product: { ...cup, brand: 'Halm', costAndProfitData: { itemCost: 9 } } }),
    );
    expect(announced).toMatchObject([
      { type: 'ProductCreated', identity: { identityType: 'WIX_USER', wixUserId: sandbox.state.ownerId } },
    ]);
    expect(announced[0]?.data.value).toMatchObject({
      name: 'Ceramic cup',
      slug: 'ceramic-cup',
      brand: 'Halm',
      visible: true,
      costAndProfitData: { profit: 15 },
      originatedFromVersion: 'V1_CATALOG',
    });
  });

  test('stores sizes, texts and SEO data', async () => {
    const { owner } = await shopOf();
    const { body } = await owner.post('/v1/products', {
      product: {
        ...cup,
        productDimensions: { length: '9', unit: 'CM' },
        pricePerUnitData: {
          totalQuantity: 250,
          totalMeasurementUnit: 'ML',
          baseQuantity: 100,
          baseMeasurementUnit: 'ML',
        },
        additionalInfoSections: [{ title: 'Care', description: 'By hand.' }],
        seoData: { tags: [{ type: 'title', children: 'A cup' }], settings: { keywords: [{ term: 'cup' }] } },
      },
    });
    expect(body.at('product')).toMatchObject({
      productDimensions: { length: '9', unit: 'CM' },
      priceData: { pricePerUnit: 9.6 },
      additionalInfoSections: [{ title: 'Care', description: 'By hand.' }],
      seoData: {
        tags: [{ type: 'title', children: 'A cup', custom: false, disabled: false }],
        settings: { preventAutoRedirect: false, keywords: [{ term: 'cup', isMain: false }] },
      },
    });
  });

  test('is for owner and app', async () => {
    const { visitor } = await shopOf();
    expect((await visitor.post('/v1/products', { product: cup })).status).toBe(403);
  });
});

describe('changing a product', () => {
  test('R100: changes the slug, which is found at once; a new name does not change the slug', async () => {
    const { sandbox, owner, visitor } = await shopOf();
    const { id } = productOf(sandbox, 'reading-lamp');
    await owner.patch(`/v1/products/${id}`, { product: { name: 'Overshirt' } });
    const renamed = await owner.patch(`/v1/products/${id}`, { product: { slug: 'overshirt' } });
    expect(renamed.body.at('product')).toMatchObject({ name: 'Overshirt', slug: 'overshirt' });
    const bySlug = async (slug: string) =>
      (await visitor.post('/v1/products/query-platformized', { query: { filter: { slug } } })).body.list(
        'products',
      );
    expect(await bySlug('overshirt')).toHaveLength(1);
    expect(await bySlug('reading-lamp')).toHaveLength(0);
  });

  test('R100: hides it from visitors', async () => {
    const { sandbox, owner, visitor } = await shopOf();
    const { id } = productOf(sandbox, 'reading-lamp');
    await owner.patch(`/v1/products/${id}`, { product: { id, visible: false } });
    expect((await visitor.get(`/v1/products/${id}`)).status).toBe(404);
    expect((await owner.get(`/v1/products/${id}`)).status).toBe(200);
  });

  test('R101: is limited to the number of variants that the site sets', async () => {
    const { owner } = await shopOf({ settings: { productVariants: 3 } });
    const product = { ...cup, productOptions: [sizes, colors] };
    const { status, body } = await owner.post('/v1/products', { product });
    expect([status, body.text('message')]).toEqual([400, expect.stringContaining('must have at most 3')]);
    product.productOptions = [sizes];
    expect((await owner.post('/v1/products', { product })).status).toBe(200);
  });

  test('R101: makes variants for new options, and keeps the values of existing variants', async () => {
    const { owner } = await shopOf();
    const { body } = await owner.post('/v1/products', {
      product: { ...cup, manageVariants: true, productOptions: [sizes] },
    });
    const id = body.text('product.id');
    const first = body.text('product.variants.0.id');
    await owner.patch(`/v1/products/${id}/variants`, { variants: [{ variantIds: [first], price: 30 }] });
    const more = { name: 'Size', choices: [...sizes.choices, { value: 'L', description: 'L' }] };
    const changed = await owner.patch(`/v1/products/${id}`, { product: { productOptions: [more] } });
    const variants = changed.body.list('product.variants');
    expect(variants.map((variant) => variant.at('choices.Size'))).toEqual(['S', 'M', 'L']);
    expect(variants[0]?.value).toMatchObject({ id: first, variant: { priceData: { price: 30 } } });
  });

  test('R114: announces the names of the changed fields, and nothing without a changed field', async () => {
    const { sandbox, owner } = await shopOf();
    const { id, description } = productOf(sandbox, 'reading-lamp');
    const change = (product: object) =>
      announcedBy(sandbox, () => owner.patch(`/v1/products/${id}`, { product }));
    const announced = await change({ priceData: { price: 1 }, ribbon: 'Last ones', description });
    expect(announced).toMatchObject([{ type: 'ProductChanged' }]);
    expect(announced[0]?.data.value).toMatchObject({ productId: id, changedFields: ['price', 'ribbon'] });
    expect(await change({ priceData: { price: 1 } })).toEqual([]);
  });

  test('R4: updates the date of the product with every write', async () => {
    const { sandbox, owner } = await shopOf();
    const { id } = productOf(sandbox, 'reading-lamp');
    sandbox.advance(60_000);
    const { body } = await owner.patch(`/v1/products/${id}`, { product: { visible: true } });
    expect(body.at('product.lastUpdated')).toBe(sandbox.clock.iso());
  });

  test('changes nothing if it is refused', async () => {
    const { sandbox, owner } = await shopOf();
    const { id } = productOf(sandbox, 'reading-lamp');
    const before = structuredClone(productOf(sandbox, 'reading-lamp'));
    const { status } = await owner.patch(`/v1/products/${id}`, {
      product: { name: 'Changed', discount: { type: 'AMOUNT', value: -5 } },
    });
    expect(status).toBe(400);
    expect(productOf(sandbox, 'reading-lamp')).toEqual(before);
    const other = await owner.patch(`/v1/products/${id}`, { product: { id: 'another' } });
    expect(other.body.at('details.validationError.fieldViolations.0.field')).toBe('product.id');
  });

  test('R105: lowers the price by a new discount, and restores it by NONE', async () => {
    const { owner } = await shopOf();
    const { body } = await owner.post('/v1/products', {
      product: { ...cup, discount: { type: 'PERCENT', value: 10 } },
    });
    expect(body.at('product.priceData.discountedPrice')).toBe(21.6);
    const plain = await owner.patch(`/v1/products/${body.text('product.id')}`, {
      product: { discount: { type: 'NONE', value: 0 } },
    });
    expect(plain.body.at('product.priceData.discountedPrice')).toBe(24);
  });

  test('R114: removes brand and ribbon, which is announced once', async () => {
    const { sandbox, owner } = await shopOf();
    const made = await owner.post('/v1/products', { product: { ...cup, brand: 'Halm', ribbon: 'New' } });
    const id = made.body.text('product.id');
    for (const key of ['brand', 'ribbon']) {
      const remove = () => announcedBy(sandbox, () => owner.post(`/v1/products/${id}/remove-${key}`));
      expect((await remove())[0]?.data.at('changedFields')).toEqual([key]);
      expect(await remove()).toEqual([]);
    }
    const { body } = await owner.get(`/v1/products/${id}`);
    expect([body.at('product.brand'), body.at('product.ribbon')]).toEqual([undefined, '']);
  });
});

describe('deleting', () => {
  test('R54, R114: a product is announced, and makes its cart lines NOT_FOUND', async () => {
    const { sandbox, owner, visitor } = await shopOf();
    const { id, slug } = productOf(sandbox, 'oak-board');
    await visitor.add(slug);
    const announced = await announcedBy(sandbox, () => owner.remove(`/v1/products/${id}`));
    expect(announced).toMatchObject([{ type: 'ProductDeleted' }]);
    expect(announced[0]?.data.at('productId')).toBe(id);
    expect((await owner.get(`/v1/products/${id}`)).status).toBe(404);
    expect((await owner.remove(`/v1/products/${id}`)).status).toBe(404);
    const { body } = await visitor.cart();
    expect(body.at('cart.lineItems.0.availability')).toEqual({ status: 'NOT_FOUND' });
  });

  test('R109: options is possible only while variants are not managed', async () => {
    const { sandbox, owner } = await shopOf();
    const { body } = await owner.post('/v1/products', {
      product: { ...cup, manageVariants: true, productOptions: [sizes] },
    });
    const id = body.text('product.id');
    expect((await owner.remove(`/v1/products/${id}/options`)).status).toBe(400);
    await owner.patch(`/v1/products/${id}`, { product: { manageVariants: false } });
    const announced = await announcedBy(sandbox, () => owner.remove(`/v1/products/${id}/options`));
    expect(announced[0]?.data.at('changedFields')).toEqual(['productOptions', 'variants']);
    const read = await owner.get(`/v1/products/${id}`);
    expect(read.body.at('product.productOptions')).toEqual([]);
    expect(read.body.at('product.variants.0.id')).toBe('00000000-0000-0000-0000-000000000000');
  });
});
