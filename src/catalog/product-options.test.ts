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

const roomOf = (product: Product, setup: Partial<ProductOptionsSetup> = {}) =>
  createProductOptions(product, { appId: STORE_APP_ID, ...setup });

/** A product whose variants do not tell their stock, as a host may answer it. */
const withoutStock = (product: Product): Product => ({
  ...product,
  variants: product.variants.map(({ id, choices, variant }) => ({ id, choices, variant })),
});

const statuses = (room: ReturnType<typeof roomOf>, option: string) =>
  room
    .getSnapshot()
    .options.find(({ name }) => name === option)
    ?.choices.map(({ name, status }) => `${name} ${status}`);

const settled = (room: ReturnType<typeof roomOf>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (room.getSnapshot().pending) return;
      stop();
      resolve();
    };
    const stop = room.subscribe(look);
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

describe.each(['the product alone', 'the platform'])('by %s', (source) => {
  const make = async () => {
    const product = await read('studio-tee');
    return source === 'the platform' ? roomOf(withoutStock(product), { client: visitor() }) : roomOf(product);
  };

  test('a choice that is sold out with the others is known, and its neighbour stays', async () => {
    const room = await make();
    room.choose('Size', 'S');
    await settled(room);
    expect(statuses(room, 'Color')).toEqual(['Red sold-out', 'Green available', 'Ink available']);
    expect(room.getSnapshot()).toMatchObject({ missing: ['Color'], availability: 'incomplete' });
    expect(room.getSnapshot().variant).toBeUndefined();
  });

  test('a whole choice has its variant with price, code and stock, and a reference that the cart takes', async () => {
    const room = await make();
    room.choose('Size', 'M');
    room.choose('Color', 'Green');
    await settled(room);
    const { variant, availability, missing } = room.getSnapshot();
    expect([availability, missing]).toEqual(['available', []]);
    expect(variant).toMatchObject({ inStock: true, price: { currency: 'EUR' } });
    expect(variant?.sku).toMatch(/\w/);
    expect(variant?.left).toBeGreaterThan(0);
    const catalogReference = room.reference();
    const { cart } = await addToCurrentCart(
      { lineItems: [{ quantity: 1, catalogReference }] },
      { client: visitor() },
    );
    expect(cart.lineItems[0]).toMatchObject({
      quantity: 1,
      price: { amount: expect.stringContaining(String(variant?.price.discountedPrice)) },
    });
  });

  test('a whole choice that is sold out is refused for the cart, and taken for a wish', async () => {
    const room = await make();
    room.choose('Size', 'S');
    room.choose('Color', 'Red');
    await settled(room);
    expect(room.getSnapshot().availability).toBe('sold-out');
    expect(refusal(() => room.reference())).toMatchObject({
      code: 'choice-sold-out',
      message: 'Sold out: S, Red',
    });
    expect(room.reference({ soldOut: true })).toMatchObject({ options: { variantId: expect.any(String) } });
  });
});

describe('what is refused before the network', () => {
  test('an incomplete choice, by the names of what is missing', async () => {
    const room = roomOf(await read('studio-tee'), { client: visitor() });
    expect(refusal(() => room.reference())).toMatchObject({
      code: 'choice-incomplete',
      missing: ['Size', 'Color'],
      message: 'Still to be chosen: Size, Color',
    });
    room.choose('Size', 'S');
    expect(refusal(() => room.reference()).missing).toEqual(['Color']);
    expect(room.reference({ selection: { Size: 'S', Color: 'Green' } }).options).toEqual({
      variantId: expect.any(String),
    });
    expect(sent).toEqual([]);
  });

  test('a choice that the product does not have', async () => {
    const room = roomOf(await read('studio-tee'));
    expect(refusal(() => room.choose('Size', 'XXXL')).code).toBe('choice-unknown');
    expect(refusal(() => room.choose('Length', 'S')).code).toBe('choice-unknown');
    expect(room.getSnapshot().selection).toEqual({});
  });

  test('a combination without a variant, which shows as impossible', async () => {
    const tee = await read('studio-tee');
    const room = roomOf({
      ...tee,
      variants: tee.variants.filter(({ choices: { Size, Color } }) => Size !== 'M' || Color !== 'Red'),
    });
    room.choose('Size', 'M');
    expect(statuses(room, 'Color')?.[0]).toBe('Red impossible');
    room.choose('Color', 'Red');
    expect(refusal(() => room.reference()).code).toBe('choice-impossible');
  });

  test('a mandatory text that is missing, and one that is too long', async () => {
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
    const room = roomOf(apron);
    expect(refusal(() => room.reference()).missing).toEqual(['Name']);
    room.write('Name', 'Adelaide');
    expect(refusal(() => room.reference()).code).toBe('text-too-long');
    room.write('Name', 'Ada');
    expect(room.reference().options).toEqual({ customTextFields: { Name: 'Ada' } });
  });
});

describe('the pictures', () => {
  test('follow the choice that has its own', async () => {
    const tee = await read('studio-tee');
    const room = roomOf(tee);
    const before = room.getSnapshot().pictures;
    room.choose('Color', 'Green');
    const { pictures } = room.getSnapshot();
    expect(before).toEqual(tee.media?.items);
    const green = tee.productOptions.flatMap(
      ({ choices }) => choices.find(({ description }) => description === 'Green')?.media?.items ?? [],
    );
    expect(green.length).toBeGreaterThan(0);
    expect(pictures).toEqual(green);
  });
});

describe('the platform is asked', () => {
  test('not at all where the product tells everything, each time where it is wished', async () => {
    const tee = await read('studio-tee');
    const quiet = roomOf(tee, { client: visitor() });
    quiet.choose('Size', 'S');
    expect(quiet.getSnapshot().pending).toBe(false);
    const eager = roomOf(tee, { client: visitor(), ask: 'always' });
    eager.choose('Size', 'S');
    expect(eager.getSnapshot().pending).toBe(true);
    await settled(eager);
    expect(asked()).toBe(1);
  });

  test('once for the same choices, and for the last ones when they change quickly', async () => {
    const room = roomOf(await read('studio-tee'), { client: visitor(), ask: 'always' });
    room.choose('Size', 'S');
    room.choose('Size', 'M');
    await settled(room);
    expect(statuses(room, 'Color')).toEqual(['Red available', 'Green available', 'Ink available']);
    const before = asked();
    room.choose('Size', undefined);
    room.choose('Size', 'M');
    expect(room.getSnapshot().pending).toBe(false);
    expect(asked()).toBe(before);
  });

  test('only once somebody listens when it begins with choices, and no more when nobody does', async () => {
    const tee = withoutStock(await read('studio-tee'));
    const selection = { Size: 'M', Color: 'Green', Cut: 'Slim' };
    const room = roomOf(tee, { client: visitor(), selection });
    expect(room.getSnapshot()).toMatchObject({ availability: 'unknown', pending: false });
    room.subscribe(() => {})();
    expect(room.getSnapshot().pending).toBe(false);
    const stop = room.subscribe(() => {});
    await settled(room);
    expect(room.getSnapshot()).toMatchObject({
      availability: 'available',
      selection: { Size: 'M', Color: 'Green' },
    });
    stop();
  });

  test('again after it failed, which is told', async () => {
    let broken = true;
    const client = visitor((url) => {
      if (broken && url.includes('Availability')) throw new TypeError('fetch failed');
    });
    const room = roomOf(withoutStock(await read('studio-tee')), { client });
    room.choose('Size', 'M');
    room.choose('Color', 'Green');
    await expect.poll(() => room.getSnapshot().error?.name).toBe('NetworkError');
    expect(room.getSnapshot()).toMatchObject({ availability: 'unknown', pending: false });
    broken = false;
    room.retry();
    await settled(room);
    expect(room.getSnapshot()).toMatchObject({ availability: 'available', error: undefined });
  });
});

test('a newer version of the product keeps the choices that it still has', async () => {
  const tee = await read('studio-tee');
  const room = roomOf(tee);
  room.choose('Size', 'S');
  room.choose('Color', 'Green');
  room.write('Name', 'Ada');
  const before = room.getSnapshot();
  room.update(tee);
  expect(room.getSnapshot()).toBe(before);
  room.update({ ...tee, productOptions: tee.productOptions.filter(({ name }) => name === 'Size') });
  expect(room.getSnapshot().selection).toEqual({ Size: 'S' });
});
