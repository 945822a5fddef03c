import { describe, expect, test } from 'vitest';
import { appOf, productOf } from '../../../testing/shopper.ts';
import { addReference, oneProduct, readProducts, referenceOnV3, v3Shop } from '../../../testing/v3-shop.ts';

/** Ids of two automatic discounts. */
const SPRING = 'c9c7a1d2-5b1e-4a0c-9d55-0e6a4f1b7a10';
const BOARDS = '1f4a9a63-2c70-4c59-8e7b-7d0c52f3b6e4';

const NAMES = 'VARIANT_OPTION_CHOICE_NAMES';

describe('a product of the newer catalog', () => {
  test('R320: keeps its handle when its slug changes', async () => {
    const { owner, visitor, sandbox } = await v3Shop({ catalogVersion: 'V1' });
    const { id } = productOf(sandbox, 'oak-board');
    delete productOf(sandbox, 'oak-board').handle;
    await owner.patch(`/v1/products/${id}`, { product: { slug: 'ash-board' } });
    sandbox.state.settings.catalogVersion = 'V3';
    expect((await oneProduct(visitor, 'ash-board')).at('product')).toMatchObject({
      slug: 'ash-board',
      handle: 'oak-board',
      revision: '2',
    });
  });

  test('R321: has one variant without choices if it has no options', async () => {
    const { visitor } = await v3Shop();
    const product = await oneProduct(visitor, 'oak-board', NAMES);
    expect(product.list('product.variantsInfo.variants').map((one) => one.at('choices'))).toEqual([[]]);
    expect(product.at('product.variantSummary.variantCount')).toBe(1);
  });

  test('R349: has variants with exactly one choice of each option', async () => {
    const { visitor, sandbox } = await v3Shop();
    const { slug, options } = productOf(sandbox, 'studio-tee');
    const product = await oneProduct(visitor, slug, NAMES);
    const known = product.list('product.options').map((option) => option.at('id'));
    expect(known).toHaveLength(options.length);
    const chosen = product
      .list('product.variantsInfo.variants')
      .map((variant) => variant.list('choices').map((choice) => choice.at('optionChoiceIds.optionId')));
    expect(chosen.length).toBeGreaterThan(1);
    for (const ids of chosen) expect([ids.length, new Set(ids)]).toEqual([known.length, new Set(known)]);
  });

  test('R350: need not have every combination; one that was not made is not listed and cannot be added', async () => {
    const { visitor, sandbox } = await v3Shop();
    const tee = productOf(sandbox, 'studio-tee');
    const reference = referenceOnV3(visitor, tee.slug, { Size: 'M', Color: 'Green' });
    const all = tee.variants.length;
    tee.variants = tee.variants.filter(({ id }) => id !== reference.options.variantId);
    const product = await oneProduct(visitor, tee.slug, NAMES);
    expect(product.at('product.variantSummary.variantCount')).toBe(all - 1);
    const listed = product.list('product.variantsInfo.variants').map((variant) => variant.at('id'));
    expect(listed).toEqual(tee.variants.map(({ id }) => id));
    expect(product.at('product.inventory.availabilityStatus')).not.toBe('OUT_OF_STOCK');
    const { status, body } = await visitor.post('/v2/carts/current/add-line-items', {
      catalogItems: [{ quantity: 1, catalogReference: reference }],
    });
    expect([status, body.at('details.applicationError.code')]).toEqual([428, 'ITEM_NOT_FOUND_IN_CATALOG']);
  });

  test('R322: has physical properties if it is physical, and none if it is digital', async () => {
    const { visitor, sandbox } = await v3Shop();
    const digital = sandbox.state.products.find(({ type }) => type === 'digital')?.slug ?? '';
    const physical = await oneProduct(visitor, 'oak-board');
    expect([physical.at('product.productType'), typeof physical.at('product.physicalProperties')]).toEqual([
      'PHYSICAL',
      'object',
    ]);
    expect((await oneProduct(visitor, digital)).at('product.physicalProperties')).toBeUndefined();
  });

  test('R323: that is digital and has no file cannot be added to a cart', async () => {
    const { visitor, sandbox } = await v3Shop();
    const digital = sandbox.state.products.find(({ type }) => type === 'digital')?.slug ?? '';
    const reference = referenceOnV3(visitor, digital);
    sandbox.state.settings.secureFileType = null;
    expect((await addReference(visitor, reference)).body.at('cart.lineItems') ?? []).toEqual([]);
    sandbox.state.settings.secureFileType = 'SECURE_DOCUMENT';
    expect((await addReference(visitor, reference)).body.list('cart.lineItems')).toHaveLength(1);
  });

  test('R324: has a former price only if it is higher', async () => {
    const { visitor } = await v3Shop();
    const [variant] = (await oneProduct(visitor, 'oak-board', NAMES)).list('product.variantsInfo.variants');
    expect(variant?.at('price')).toEqual({ actualPrice: { amount: '42' } });
  });

  test('R325: shows a reduced price as the price and the former price beside it, without a discount', async () => {
    const { visitor } = await v3Shop();
    const product = await oneProduct(visitor, 'low-carafe', NAMES);
    expect(product.at('product.variantsInfo.variants.0.price')).toEqual({
      actualPrice: { amount: '30.4' },
      compareAtPrice: { amount: '38' },
    });
    expect(product.at('product.discount')).toBeUndefined();
  });

  test('R328: shows the price after an automatic discount on request, in lists only on the cheapest variant', async () => {
    const { visitor, sandbox } = await v3Shop();
    const price = { actualPrice: { amount: '42' } };
    const priceOf = async (...fields: string[]) =>
      (await oneProduct(visitor, 'oak-board', NAMES, ...fields)).at('product.variantsInfo.variants.0.price');
    expect(await priceOf('DISCOUNT_INFO')).toEqual(price);
    const { id } = productOf(sandbox, 'oak-board');
    sandbox.state.settings.automaticDiscounts = [
      { id: SPRING, name: 'Spring sale', percent: '10', productIds: null },
      { id: BOARDS, name: 'Boards', percent: '12.5', productIds: [id] },
    ];
    const reduced = { ...price, priceAfterDiscount: { amount: '36.75' } };
    expect([await priceOf(), await priceOf('DISCOUNT_INFO')]).toEqual([price, reduced]);
    const listed = async (...fields: string[]) =>
      (await readProducts(visitor, 'query', { query: { filter: { slug: 'oak-board' } }, fields })).body.at(
        'products.0.variantSummary.minPriceVariant',
      );
    expect(await listed('DISCOUNT_INFO')).toBeUndefined();
    expect(await listed('MIN_PRICE_VARIANT', 'DISCOUNT_INFO')).toMatchObject({ price: reduced });
  });

  test('R326: has the range of all variants’ prices, hidden ones included', async () => {
    const { visitor, sandbox } = await v3Shop();
    const dear = productOf(sandbox, 'rim-plate').variants.find(({ price }) => price === '29.00');
    if (dear) dear.visible = false;
    expect((await oneProduct(visitor, 'rim-plate')).at('product.actualPriceRange')).toEqual({
      minValue: { amount: '22' },
      maxValue: { amount: '29' },
    });
  });

  test('R327: writes amounts as decimal texts with at most three places', async () => {
    const { owner, sandbox } = await v3Shop({ currency: 'KWD' });
    productOf(sandbox, 'oak-board').cost = '4.1255';
    const product = await oneProduct(owner, 'oak-board', 'MERCHANT_DATA');
    expect(product.at('product.costRange.minValue.amount')).toBe('4.126');
  });

  test('R330, R377: sums up the stock of its variants; one without an inventory item is sold out', async () => {
    const { visitor, sandbox } = await v3Shop();
    const status = async () =>
      (await oneProduct(visitor, 'halm-bowl')).at('product.inventory.availabilityStatus');
    expect(await status()).toBe('IN_STOCK');
    const bowl = productOf(sandbox, 'halm-bowl');
    const [first, ...others] = bowl.variants;
    if (first) first.withoutInventory = true;
    expect(await status()).toBe('PARTIALLY_OUT_OF_STOCK');
    expect(
      (await addReference(visitor, referenceOnV3(visitor, 'halm-bowl', first?.choices))).body.at(
        'cart.lineItems',
      ) ?? [],
    ).toEqual([]);
    for (const variant of others) variant.quantity = 0;
    expect(await status()).toBe('OUT_OF_STOCK');
    expect((await oneProduct(visitor, 'wall-light-arc')).at('product.inventory.preorderStatus')).toBe(
      'ENABLED',
    );
  });

  test('R331: without options is visible as its variant is; with options they are independent', async () => {
    const { owner, sandbox } = await v3Shop();
    for (const slug of ['oak-board', 'halm-bowl']) productOf(sandbox, slug).visible = false;
    const visible = async (slug: string) =>
      (await oneProduct(owner, slug, NAMES))
        .list('product.variantsInfo.variants')
        .map((one) => one.at('visible'));
    expect(await visible('oak-board')).toEqual([false]);
    expect(await visible('halm-bowl')).toEqual([true, true, true]);
  });

  test('R332, R436: is 404 for visitors if it is hidden, and for every caller if it does not exist', async () => {
    const { visitor, owner, sandbox } = await v3Shop();
    const board = productOf(sandbox, 'oak-board');
    board.visible = false;
    const read = async (caller: typeof visitor, id: string) => {
      const { status, body } = await caller.get(`/v3/products/${id}`);
      return [status, body.at('details.applicationError.code')];
    };
    expect(await read(visitor, board.id)).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(await read(owner, board.id)).toEqual([200, undefined]);
    expect(await read(owner, 'nothing')).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect((await readProducts(visitor, 'count', {})).body.at('count')).toBe(35);
    const refused = await readProducts(visitor, 'count', { returnNonVisibleProducts: true });
    expect([refused.status, refused.body.at('details.applicationError.code')]).toEqual([
      403,
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    ]);
    expect((await readProducts(owner, 'count', { returnNonVisibleProducts: true })).body.at('count')).toBe(
      36,
    );
  });

  test('R333: shows costs to owner and app only', async () => {
    const { visitor, sandbox } = await v3Shop();
    const refused = await oneProduct(visitor, 'oak-board', 'MERCHANT_DATA');
    expect(refused.at('details.applicationError.code')).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA');
    const shown = await oneProduct(await appOf(sandbox), 'oak-board', 'MERCHANT_DATA', NAMES);
    expect(shown.at('product.costRange.minValue.amount')).toBe('15.8');
    expect(shown.at('product.variantsInfo.variants.0.revenueDetails')).toEqual({
      cost: { amount: '15.8' },
      profit: { amount: '26.2' },
      profitMargin: 0.6238,
    });
  });

  test('R361: has one ribbon and at most four more, all of which the earlier catalog lists, too', async () => {
    const { visitor, sandbox } = await v3Shop();
    const pair = productOf(sandbox, 'espresso-pair');
    pair.additionalRibbons = ['A', 'B', 'C', 'D', 'E'];
    const names = (list: readonly { at(path: string): unknown }[], key: string) =>
      list.map((one) => one.at(key));
    const product = await oneProduct(visitor, 'espresso-pair');
    expect(product.at('product.ribbon.name')).toBe('New');
    expect(names(product.list('product.additionalRibbons'), 'name')).toEqual(['A', 'B', 'C', 'D']);
    sandbox.state.settings.catalogVersion = 'V1';
    const earlier = await visitor.get(`/v1/products/${pair.id}`);
    expect(names(earlier.body.list('product.ribbons'), 'text')).toEqual(['New', 'A', 'B', 'C', 'D', 'E']);
  });

  test('R362: shares a section with every product of the same title and text, under a unique name', async () => {
    const { visitor, sandbox } = await v3Shop();
    const sections = async (slug: string) =>
      (await oneProduct(visitor, slug, 'INFO_SECTION')).at('product.infoSections.0.uniqueName');
    expect(await sections('halm-cup')).toBe(await sections('halm-bowl'));
    expect(await sections('halm-cup')).not.toBe(await sections('oak-board'));
    const board = productOf(sandbox, 'oak-board');
    board.sections = Array.from({ length: 25 }, (_, index) => ({ title: `Note ${index}`, description: 'x' }));
    expect((await oneProduct(visitor, 'oak-board')).list('product.infoSections')).toHaveLength(20);
  });

  test('R655: mirrors a gift card, if the site has the gift card app', async () => {
    const mirrors = async (giftCardApp: boolean) => {
      const { visitor } = await v3Shop({ giftCardApp });
      const { body } = await readProducts(visitor, 'search', {
        search: { filter: { 'ribbon.name': 'Gift Card' } },
      });
      return body.list('products').map((one) => [one.at('productType'), one.at('ribbon.name')]);
    };
    expect(await mirrors(false)).toEqual([]);
    expect(await mirrors(true)).toEqual([['DIGITAL', 'Gift Card']]);
  });

  test('R363: for members only makes its cart line so', async () => {
    const { visitor } = await v3Shop();
    expect(
      (await oneProduct(visitor, 'patchwork-blanket')).at('product.purchaseEligibility.userCriteria'),
    ).toBe('MEMBERS_ONLY');
    const { body } = await addReference(visitor, referenceOnV3(visitor, 'patchwork-blanket'));
    expect(body.at('cart.lineItems.0.membersOnly')).toBe(true);
  });
});

describe('options and modifiers', () => {
  test('R345: show at most 6 options and 10 modifiers', async () => {
    const { visitor, sandbox } = await v3Shop();
    const bowl = productOf(sandbox, 'halm-bowl');
    bowl.customTextFields = Array.from({ length: 12 }, (_, index) => ({
      title: `Text ${index}`,
      maxLength: 9,
      mandatory: false,
    }));
    const [color] = bowl.options;
    bowl.options = Array.from({ length: 8 }, (_, index) => ({
      type: 'drop_down',
      choices: [],
      ...color,
      name: `O${index}`,
    }));
    const product = await oneProduct(visitor, 'halm-bowl');
    expect([product.list('product.options').length, product.list('product.modifiers').length]).toEqual([
      6, 10,
    ]);
  });

  test('R346: show colors as swatches with their codes, other choices as texts', async () => {
    const { visitor } = await v3Shop();
    const color = await oneProduct(visitor, 'halm-bowl');
    expect(color.at('product.options.0.optionRenderType')).toBe('SWATCH_CHOICES');
    expect(color.at('product.options.0.choicesSettings.choices.0')).toMatchObject({
      choiceType: 'ONE_COLOR',
      colorCode: '#e9e2d5',
    });
    const size = await oneProduct(visitor, 'rim-plate');
    expect(size.at('product.options.0.optionRenderType')).toBe('TEXT_CHOICES');
    expect(size.at('product.options.0.choicesSettings.choices.0.choiceType')).toBe('CHOICE_TEXT');
  });

  test('R347: of the same name and kind are one customization of the store', async () => {
    const { visitor } = await v3Shop();
    const option = async (slug: string) => (await oneProduct(visitor, slug)).at('product.options.0.id');
    expect(await option('halm-bowl')).toBe(await option('halm-cup'));
    expect(await option('halm-bowl')).not.toBe(await option('rim-plate'));
  });

  test('R348: have keys made from their names', async () => {
    const { visitor } = await v3Shop();
    const cup = await oneProduct(visitor, 'halm-cup');
    expect(cup.at('product.modifiers.0.key')).toBe('Gift wrap');
    expect(cup.at('product.modifiers.0.choicesSettings.choices.1.key')).toBe('Box');
  });

  test('R351: a choice is in stock, and visible, if some variant with it is', async () => {
    const { visitor, sandbox } = await v3Shop();
    const bowl = productOf(sandbox, 'halm-bowl');
    const moss = bowl.variants.find(({ choices }) => choices['Color'] === 'Moss');
    if (moss) Object.assign(moss, { quantity: 0, visible: false });
    const choices = (await oneProduct(visitor, 'halm-bowl')).list(
      'product.options.0.choicesSettings.choices',
    );
    expect(choices.map((one) => [one.at('name'), one.at('inStock'), one.at('visible')])).toEqual([
      ['Chalk', true, true],
      ['Moss', false, false],
      ['Sky', true, true],
    ]);
  });

  test('R353: a modifier makes no variant: options that are not managed are mandatory modifiers of one variant', async () => {
    const { visitor, sandbox } = await v3Shop();
    const plain = sandbox.state.products.find(
      ({ manageVariants, options }) => !manageVariants && options.length > 0,
    );
    const product = await oneProduct(visitor, plain?.slug ?? '', NAMES);
    expect([product.at('product.options'), product.list('product.variantsInfo.variants').length]).toEqual([
      [],
      1,
    ]);
    expect(product.at('product.modifiers.0')).toMatchObject({
      name: plain?.options[0]?.name,
      mandatory: true,
    });
  });
});

describe('the variants of a product', () => {
  test('R378: are never in a list, for any requested fields', async () => {
    const { visitor } = await v3Shop();
    const { body } = await readProducts(visitor, 'query', {
      query: {},
      fields: [NAMES, 'MIN_PRICE_VARIANT'],
    });
    expect(body.at('products.0.variantsInfo')).toBeUndefined();
    expect(body.at('products.0.variantSummary.variantCount')).toBe(3);
  });

  test('R379: come with a product, without the names of their choices; a setting leaves them out unless asked', async () => {
    const { visitor, sandbox } = await v3Shop();
    const variants = async (...fields: string[]) =>
      (await oneProduct(visitor, 'halm-cup', ...fields)).at('product.variantsInfo');
    expect(await variants()).toBeDefined();
    expect(JSON.stringify(await variants())).not.toContain('optionChoiceNames');
    sandbox.state.settings.bareVariants = false;
    expect(await variants()).toBeUndefined();
    expect(await variants(NAMES)).toBeDefined();
  });

  test('R380: are read for many products at once, without hidden ones for visitors', async () => {
    const { visitor, owner, sandbox } = await v3Shop();
    productOf(sandbox, 'halm-cup').visible = false;
    const [bowl] = productOf(sandbox, 'halm-bowl').variants;
    if (bowl) bowl.visible = false;
    const ids = ['halm-cup', 'halm-bowl', 'oak-board'].map((slug) => productOf(sandbox, slug).id);
    const count = async (caller: typeof visitor) => {
      const query = { filter: { 'productData.productId': { $in: ids } } };
      const { body } = await caller.post('/v3/products/query-variants', { query, fields: ['CURRENCY'] });
      return body.list('variants').length;
    };
    expect([await count(visitor), await count(owner)]).toEqual([3, 7]);
  });

  test('R381: have ids of their own in a store that was made with the newer catalog', async () => {
    const { sandbox } = await v3Shop();
    const ids = sandbox.state.products.flatMap(({ variants, defaultVariantId }) => [
      ...variants.map(({ id }) => id),
      ...(defaultVariantId === undefined ? [] : [defaultVariantId]),
    ]);
    expect(ids).not.toContain('00000000-0000-0000-0000-000000000000');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
