import { beforeEach, describe, expect, test } from 'vitest';
import { addToCurrentCart } from '../../generated/carts/operations.ts';
import type { Product } from '../../generated/catalog-v1/types.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from '../core/client.ts';
import { isValidationError } from '../core/errors/index.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { CLIENT_ID } from '../../sandbox/testing/shopper.ts';
import { ChoiceError } from './choice-error.ts';
import { createProductOptions, type ProductOptionsSetup } from './product-options.ts';

let sandbox: Sandbox;
let sent: string[];

beforeEach(() => {
  sandbox = createSandbox();
  sent = [];
});

const visitor = (before: (url: string) => void | Promise<void> = () => {}) =>
  createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host: 'http://sandbox.test',
    fetch: async (url, init) => {
      sent.push(new URL(url).pathname);
      await before(url);
      return sandbox.fetch(new Request(url, init));
    },
  });

const read = async (slug: string): Promise<Product> => {
  const { products } = await queryProducts(
    { query: { filter: { slug: { $eq: slug } } } },
    { client: visitor() },
  );
  sent = [];
  return products[0] ?? expect.fail(slug);
};

const asked = () => sent.filter((path) => path.endsWith('/productOptionsAvailability')).length;

const choicesOf = (product: Product, setup: Partial<ProductOptionsSetup> = {}) =>
  createProductOptions(product, { appId: STORE_APP_ID, ...setup });

/** A product whose variants lack their stock, as some hosts return it. */
const withoutStock = (product: Product): Product => ({
  ...product,
  variants: product.variants.map(({ id, choices, variant }) => ({ id, choices, variant })),
});

const statuses = (choices: ReturnType<typeof choicesOf>, option: string) =>
  choices
    .getSnapshot()
    .options.find(({ name }) => name === option)
    ?.choices.map(({ name, status }) => `${name} ${status}`);

const settled = (choices: ReturnType<typeof choicesOf>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (choices.getSnapshot().pending) return;
      stop();
      resolve();
    };
    const stop = choices.subscribe(look);
    setTimeout(look);
  });

const refusal = (act: () => unknown): ChoiceError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ChoiceError && isValidationError(error)) return error;
    throw error;
  }
  return expect.fail('was not refused');
};

describe.each(['the product alone', 'the platform'])('decided by %s', (source) => {
  const make = async () => {
    const product = await read('studio-tee');
    return source === 'the platform'
      ? choicesOf(withoutStock(product), { client: visitor() })
      : choicesOf(product);
  };

  test('a choice that is sold out with the present choices is `sold-out`, and the other choice stays available', async () => {
    const choices = await make();
    choices.choose('Size', 'S');
    await settled(choices);
    expect(statuses(choices, 'Color')).toEqual(['Red sold-out', 'Green available', 'Ink available']);
    expect(choices.getSnapshot()).toMatchObject({ missing: ['Color'], availability: 'incomplete' });
    expect(choices.getSnapshot().variant).toBeUndefined();
  });

  test('a complete choice has its variant with price, code and stock, and a reference that a cart accepts', async () => {
    const choices = await make();
    choices.choose('Size', 'M');
    choices.choose('Color', 'Green');
    await settled(choices);
    const { variant, availability, missing } = choices.getSnapshot();
    expect([availability, missing]).toEqual(['available', []]);
    expect(variant).toMatchObject({ inStock: true, price: { currency: 'EUR' } });
    expect(variant?.sku).toMatch(/\w/);
    expect(variant?.left).toBeGreaterThan(0);
    const catalogReference = choices.reference();
    const { cart } = await addToCurrentCart(
      { lineItems: [{ quantity: 1, catalogReference }] },
      { client: visitor() },
    );
    expect(cart?.lineItems[0]).toMatchObject({
      quantity: 1,
      price: { amount: expect.stringContaining(String(variant?.price?.discountedPrice)) },
    });
  });

  test('a complete but sold-out choice is rejected for a cart, and accepted for a back-in-stock request', async () => {
    const choices = await make();
    choices.choose('Size', 'S');
    choices.choose('Color', 'Red');
    await settled(choices);
    expect(choices.getSnapshot().availability).toBe('sold-out');
    expect(refusal(() => choices.reference())).toMatchObject({
      code: 'choice-sold-out',
      message: 'Sold out: S, Red',
    });
    expect(choices.reference({ soldOut: true })).toMatchObject({
      options: { variantId: expect.any(String) },
    });
  });
});

describe('without a request, `reference` rejects', () => {
  test('an incomplete choice, and names the missing options', async () => {
    const choices = choicesOf(await read('studio-tee'), { client: visitor() });
    expect(refusal(() => choices.reference())).toMatchObject({
      code: 'choice-incomplete',
      missing: ['Size', 'Color'],
      message: 'Not yet chosen: Size, Color',
    });
    choices.choose('Size', 'S');
    expect(refusal(() => choices.reference()).missing).toEqual(['Color']);
    expect(choices.reference({ selection: { Size: 'S', Color: 'Green' } }).options).toEqual({
      variantId: expect.any(String),
    });
    expect(sent).toEqual([]);
  });

  test('a choice that the product does not have, which `choose` rejects too', async () => {
    const choices = choicesOf(await read('studio-tee'));
    expect(refusal(() => choices.choose('Size', 'XXXL')).code).toBe('choice-unknown');
    expect(refusal(() => choices.choose('Length', 'S')).code).toBe('choice-unknown');
    expect(choices.getSnapshot().selection).toEqual({});
  });

  test('choices without a variant, which are `impossible`', async () => {
    const tee = await read('studio-tee');
    const choices = choicesOf({
      ...tee,
      variants: tee.variants.filter(({ choices: { Size, Color } = {} }) => Size !== 'M' || Color !== 'Red'),
    });
    choices.choose('Size', 'M');
    expect(statuses(choices, 'Color')?.[0]).toBe('Red impossible');
    choices.choose('Color', 'Red');
    expect(refusal(() => choices.reference()).code).toBe('choice-impossible');
  });

  test('a missing mandatory text, and a text that is too long', async () => {
    const tee = await read('studio-tee');
    const apron: Product = {
      ...tee,
      productOptions: [],
      manageVariants: false,
      customTextFields: [
        { title: 'Name', maxLength: 5, mandatory: true },
        { title: 'Note', maxLength: 50, mandatory: false },
      ],
    };
    const choices = choicesOf(apron);
    expect(refusal(() => choices.reference()).missing).toEqual(['Name']);
    choices.write('Name', 'Adelaide');
    expect(refusal(() => choices.reference()).code).toBe('text-too-long');
    choices.write('Name', 'Ada');
    expect(choices.reference().options).toEqual({ customTextFields: { Name: 'Ada' } });
  });
});

describe('the pictures', () => {
  test('are those of a present choice that has pictures', async () => {
    const tee = await read('studio-tee');
    const choices = choicesOf(tee);
    const before = choices.getSnapshot().pictures;
    choices.choose('Color', 'Green');
    const { pictures } = choices.getSnapshot();
    expect(before).toEqual(tee.media?.items);
    const green = tee.productOptions.flatMap(
      ({ choices }) => choices?.find(({ description }) => description === 'Green')?.media?.items ?? [],
    );
    expect(green.length).toBeGreaterThan(0);
    expect(pictures).toEqual(green);
  });
});

describe('the platform is asked', () => {
  test('never if the product says everything, and after each choice with `always`', async () => {
    const tee = await read('studio-tee');
    const quiet = choicesOf(tee, { client: visitor() });
    quiet.choose('Size', 'S');
    expect(quiet.getSnapshot().pending).toBe(false);
    const eager = choicesOf(tee, { client: visitor(), ask: 'always' });
    eager.choose('Size', 'S');
    expect(eager.getSnapshot().pending).toBe(true);
    await settled(eager);
    expect(asked()).toBe(1);
  });

  test('once about the same choices, and after quick changes about the latest choices', async () => {
    const choices = choicesOf(await read('studio-tee'), { client: visitor(), ask: 'always' });
    choices.choose('Size', 'S');
    choices.choose('Size', 'M');
    await settled(choices);
    expect(statuses(choices, 'Color')).toEqual(['Red available', 'Green available', 'Ink available']);
    const before = asked();
    choices.choose('Size', undefined);
    choices.choose('Size', 'M');
    expect(choices.getSnapshot().pending).toBe(false);
    expect(asked()).toBe(before);
  });

  test('about initial choices when the first subscriber arrives, and the request is aborted when the last one leaves', async () => {
    const tee = withoutStock(await read('studio-tee'));
    const selection = { Size: 'M', Color: 'Green', Cut: 'Slim' };
    const choices = choicesOf(tee, { client: visitor(), selection });
    expect(choices.getSnapshot()).toMatchObject({ availability: 'unknown', pending: false });
    choices.subscribe(() => {})();
    expect(choices.getSnapshot().pending).toBe(false);
    const stop = choices.subscribe(() => {});
    await settled(choices);
    expect(choices.getSnapshot()).toMatchObject({
      availability: 'available',
      selection: { Size: 'M', Color: 'Green' },
    });
    stop();
  });

  test('again by `retry` after a failure, which the state shows', async () => {
    let broken = true;
    const client = visitor((url) => {
      if (broken && url.includes('Availability')) throw new TypeError('fetch failed');
    });
    const choices = choicesOf(withoutStock(await read('studio-tee')), { client });
    choices.choose('Size', 'M');
    choices.choose('Color', 'Green');
    await expect.poll(() => choices.getSnapshot().error?.name).toBe('NetworkError');
    expect(choices.getSnapshot()).toMatchObject({ availability: 'unknown', pending: false });
    broken = false;
    choices.retry();
    await settled(choices);
    expect(choices.getSnapshot()).toMatchObject({ availability: 'available', error: undefined });
  });
});

test('a newer version of the product keeps the choices that exist in it', async () => {
  const tee = await read('studio-tee');
  const choices = choicesOf(tee);
  choices.choose('Size', 'S');
  choices.choose('Color', 'Green');
  choices.write('Name', 'Ada');
  const before = choices.getSnapshot();
  choices.update(tee);
  expect(choices.getSnapshot()).toBe(before);
  choices.update({ ...tee, productOptions: tee.productOptions.filter(({ name }) => name === 'Size') });
  expect(choices.getSnapshot().selection).toEqual({ Size: 'S' });
});
