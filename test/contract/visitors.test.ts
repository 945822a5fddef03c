import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addToCurrentCart, getCurrentCart } from '../../generated/carts/operations.ts';
import { queryProducts } from '../../generated/catalog-v1/operations.ts';
import { createClient, isApiError, oauth } from '../../src/index.ts';
import { atMost } from '../setup/counts.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';

let sandbox: Sandbox;
let host = '';
let stop = async (): Promise<void> => {};

beforeEach(async () => {
  sandbox = createSandbox({ seed: 42 });
  const server = await startServer(sandbox, { port: 0 });
  host = server.url;
  stop = () => server.close();
});
afterEach(() => stop());

/** A new visitor, and the paths of its calls. */
const visitor = () => {
  const paths: string[] = [];
  const client = createClient({
    auth: oauth({ clientId }),
    host,
    fetch: (url, init) => {
      paths.push(new URL(url).pathname);
      return fetch(url, init);
    },
  });
  return { client, paths };
};

const simpleProducts = async (client: ReturnType<typeof visitor>['client']) => {
  const { products } = await queryProducts({ query: {} }, { client });
  return products.filter(
    ({ productOptions, stock }) => !productOptions?.length && stock?.inStock && !stock.trackInventory,
  );
};

const lineOf = (catalogItemId: string, quantity = 1) => ({
  catalogReference: { appId: STORES, catalogItemId },
  quantity,
});

describe('200 concurrent first calls', () => {
  test('make exactly one token request', async () => {
    const { client, paths } = visitor();
    await Promise.all(
      Array.from({ length: 200 }, () => queryProducts({ query: { paging: { limit: 1 } } }, { client })),
    );
    expect(paths.filter((path) => path === '/oauth2/token')).toHaveLength(1);
    expect(paths).toHaveLength(201);
  });

  test('fill one cart', async () => {
    const { client, paths } = visitor();
    const [product] = await simpleProducts(visitor().client);
    if (!product) throw new Error('The sandbox has no simple product');
    await Promise.all(
      Array.from({ length: 200 }, () => addToCurrentCart({ lineItems: [lineOf(product.id)] }, { client })),
    );
    const { cart } = await getCurrentCart({ client });
    expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([200]);
    expect(paths.filter((path) => path === '/oauth2/token')).toHaveLength(1);
    expect(Object.keys(sandbox.state.carts)).toHaveLength(1);
  });
});

test('two visitors in one process never see each other’s cart, however their calls interleave', async () => {
  const visitors = [visitor(), visitor()];
  const products = await simpleProducts(visitor().client);
  const rounds = atMost(25, 1_000);
  await Promise.all(
    visitors.flatMap(({ client }, index) =>
      Array.from({ length: rounds }, async (_, round) => {
        const product = products[index];
        if (!product) throw new Error('The sandbox has too few simple products');
        const { cart } = await addToCurrentCart({ lineItems: [lineOf(product.id)] }, { client });
        expect(cart?.lineItems.map(({ catalogReference }) => catalogReference?.catalogItemId)).toEqual([
          product.id,
        ]);
        if (round % 5 === 0) {
          const seen = await getCurrentCart({ client });
          expect(seen.cart?.lineItems).toHaveLength(1);
        }
      }),
    ),
  );
  const carts = await Promise.all(
    visitors.map(async ({ client }) => (await getCurrentCart({ client })).cart),
  );
  expect(new Set(carts.map((cart) => cart?.id)).size).toBe(2);
  for (const cart of carts) expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([rounds]);
});

test('a visitor without a cart gets the code OWNED_CART_NOT_FOUND', async () => {
  const { client } = visitor();
  const failure: unknown = await getCurrentCart({ client }).catch((error: unknown) => error);
  expect(isApiError(failure) && [failure.status, failure.code, typeof failure.requestId]).toEqual([
    404,
    'OWNED_CART_NOT_FOUND',
    'string',
  ]);
});
