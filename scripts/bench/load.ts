import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  addToCurrentCart,
  getCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../../generated/carts/operations.ts';
import { getProduct, queryProducts } from '../../generated/catalog-v1/operations.ts';
import { getOrder, listOrders } from '../../generated/ticketing/operations.ts';
import { apiKey, createClient, oauth } from '../../src/index.ts';
import { DEFAULT_OWNER_KEY, STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { CLIENT_ID } from './user/answers.ts';

/** Rate and latency of calls of one kind. */
export interface Load {
  readonly name: string;
  /** Calls a second, 16 at once. */
  readonly rate: number;
  /** The 99th percentile of the duration in milliseconds. */
  readonly p99: number;
}

interface Site {
  readonly url: string;
  readonly orderNumber: string;
  readonly eventId: string;
  readonly productId: string;
}

const WIDTH = 16;

const loadOf = async (name: string, call: () => Promise<unknown>, milliseconds = 1_500): Promise<Load> => {
  for (let warm = 0; warm < 50; warm += 1) await call();
  const times: number[] = [];
  const start = performance.now();
  const lane = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      const begin = performance.now();
      await call();
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, lane));
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  return { name, rate: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
};

const measured = async ({ url, orderNumber, eventId, productId }: Site): Promise<Load[]> => {
  const client = createClient({
    host: url,
    auth: oauth({ clientId: CLIENT_ID }),
  });
  const owner = createClient({ host: url, auth: apiKey({ key: DEFAULT_OWNER_KEY }) });
  const { products } = await queryProducts(
    { query: { filter: { name: { $eq: 'Salt Cellar' } } } },
    { client },
  );
  const simple = await queryProducts({ query: { paging: { limit: 100 } } }, { client });
  const product = simple.products.find(
    ({ id, productOptions, stock }) =>
      productOptions.length === 0 && stock?.inStock === true && id !== products[0]?.id,
  );
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: product?.id ?? '' };
  const { cart } = await addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] }, { client });
  const id = cart?.lineItems[0]?.id ?? '';
  let quantity = 1;
  const write = () => {
    quantity = 3 - quantity;
    return updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] }, { client });
  };
  return [
    await loadOf('cart read', () => getCurrentCart({ client })),
    await loadOf('cart write, with the journal', write),
    await loadOf('product by id', () => getProduct(productId, {}, { client })),
    await loadOf('order by number', () => getOrder(eventId, orderNumber, {}, { client: owner })),
    await loadOf('page of 50 orders', () => listOrders({ limit: 50 }, { client: owner })),
    await loadOf('page of 50 orders of an event', () =>
      listOrders({ eventId: [eventId], limit: 50 }, { client: owner }),
    ),
  ];
};

const served = async <T>(products: number, orders: number, work: (site: Site) => Promise<T>): Promise<T> => {
  const file = join(import.meta.dirname, 'large-site.ts');
  const child = spawn(process.execPath, [file, String(products), String(orders)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
    return await work(JSON.parse(String(value)) as Site);
  } finally {
    child.kill();
  }
};

/** The rates of a sandbox with a small and with a large state. */
export const loads = async (): Promise<{ small: Load[]; large: Load[] }> => ({
  small: await served(100, 1_000, measured),
  large: await served(10_000, 100_000, measured),
});
