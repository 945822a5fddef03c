import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/setup/eventually.ts';
import { atMost } from '../../../../test/setup/counts.ts';
import { randomFrom } from '../../../engine/values/random.ts';
import { STORE_APP_ID } from '../../../engine/settings.ts';
import { CLIENT_ID } from '../../../testing/shopper.ts';

const ROUNDS = atMost(3, 50);
const SHOPPERS = 4;

const folder = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a sandbox in a separate process. */
const start = async () => {
  const main = join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, [main, 'sandbox', '--port', '0', '--data', join(folder, 'data')]);
  children.add(child);
  let text = '';
  let problems = '';
  child.stderr.on('data', (chunk) => (problems += String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${problems}`)));
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = /at (http:\/\/\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
  const kill = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  return { url, kill, problems: () => problems };
};

type Running = Awaited<ReturnType<typeof start>>;

/** A visitor who adds pieces to a cart one by one and remembers which were confirmed. */
interface Shopper {
  token: string;
  /** The id of the cart; null before the first add. */
  cartId: string | null;
  confirmed: number;
  sent: number;
}

const post = (url: string, path: string, body: object, authorization = '') =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });

interface CartAnswer {
  cart: { id: string; lineItems: { quantity: number }[] };
}

/** Writes until the connection ends. */
const burst = async (url: string, shopper: Shopper, catalogItemId: string): Promise<void> => {
  const lineItems = [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId } }];
  for (;;) {
    shopper.sent += 1;
    try {
      const response = await post(url, '/v1/carts/current/add-to-cart', { lineItems }, shopper.token);
      const { cart } = (await response.json()) as CartAnswer;
      shopper.confirmed = cart.lineItems[0]?.quantity ?? 0;
      shopper.cartId = cart.id;
    } catch {
      return;
    }
  }
};

const quantityOf = async (url: string, shopper: Shopper) => {
  const response = await fetch(`${url}/v1/carts/current`, { headers: { authorization: shopper.token } });
  if (response.status === 404) return { id: null, quantity: 0 };
  const { cart } = (await response.json()) as CartAnswer;
  return { id: cart.id, quantity: cart.lineItems[0]?.quantity ?? 0 };
};

const newShopper = async (url: string): Promise<Shopper> => {
  const response = await post(url, '/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { token, cartId: null, confirmed: 0, sent: 0 };
};

test(
  `a process that is killed during a burst of writes loses nothing that it confirmed, ${ROUNDS} times`,
  { timeout: 60_000 + ROUNDS * 10_000 },
  async () => {
    const random = randomFrom('kill');
    let running: Running = await start();
    const { products } = (await (await fetch(`${running.url}/sandbox/state`)).json()) as {
      products: { id: string; sku: string; slug: string }[];
    };
    const teapot = products.find(({ slug }) => slug === 'teapot-for-two');
    await post(running.url, '/sandbox/stock', { sku: teapot?.sku, quantity: 1_000_000 });
    const shoppers: Shopper[] = [];
    let writes = 0;
    for (let round = 0; round < ROUNDS; round++) {
      while (shoppers.length < (round + 1) * SHOPPERS) shoppers.push(await newShopper(running.url));
      const writing = shoppers.slice(-SHOPPERS);
      const ends = writing.map((shopper) => burst(running.url, shopper, teapot?.id ?? ''));
      // Every shopper is writing, however slow the machine is.
      await eventually(() => expect(writing.every(({ confirmed }) => confirmed > 1)).toBe(true));
      await new Promise((resolve) => setTimeout(resolve, random() * 50));
      await running.kill();
      await Promise.all(ends);
      running = await start();
      for (const shopper of shoppers) {
        const { id, quantity } = await quantityOf(running.url, shopper);
        // The last write was pending: it happened completely or not at all.
        expect([shopper.confirmed, shopper.sent]).toContain(quantity);
        if (shopper.cartId !== null) expect(id).toBe(shopper.cartId);
        shopper.confirmed = shopper.sent = quantity;
        shopper.cartId = id;
      }
      expect(running.problems()).not.toContain('had other results');
      writes += writing.reduce((sum, { confirmed }) => sum + confirmed, 0);
    }
    expect(writes).toBeGreaterThan(ROUNDS * SHOPPERS);
    await running.kill();
  },
);
