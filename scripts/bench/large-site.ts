import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../sandbox/hosts/cli/data/data-folder.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { idFrom } from '../../sandbox/engine/ids.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import type { SandboxState } from '../../sandbox/records/state.ts';

// Starts a sandbox over HTTP with the given numbers of products and ticket orders, and with a journal.
const [products = '10000', orders = '100000'] = process.argv.slice(2);

/** Repeated copies of the sample products and orders, each with its own id. */
const grow = (state: SandboxState): void => {
  const models = structuredClone(state.products);
  for (let copy = state.products.length; copy < Number(products); copy += 1) {
    const model = models[copy % models.length];
    if (!model) break;
    const id = idFrom(`product ${copy}`);
    const variants = model.variants.map((variant, place) => ({ ...variant, id: idFrom(`${id} ${place}`) }));
    state.products.push({ ...model, id, slug: `${model.slug}-${copy}`, variants });
  }
  const paid = Object.values(state.ticketOrders).filter(
    ({ status }) => status === 'PAID' || status === 'FREE',
  );
  for (let copy = Object.keys(state.ticketOrders).length; copy < Number(orders); copy += 1) {
    const model = paid[copy % paid.length];
    if (!model) break;
    state.ticketOrderNumber += 1;
    const orderNumber = `COPY-${copy}`;
    state.ticketOrders[orderNumber] = { ...model, orderNumber, reservationId: idFrom(`reservation ${copy}`) };
  }
};

const folder = mkdtempSync(join(tmpdir(), 'vitrine-large-'));
const model = createSandbox();
grow(model.state);
const data = openDataFolder(join(folder, 'data'), console.error);
const sandbox = createSandbox({ state: model.state });
const server = await startServer({ ...data.keep(sandbox), state: sandbox.state }, { port: 0 });
data.save();
process.on('SIGTERM', () => {
  void server.close().then(() => {
    data.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
const order = Object.values(sandbox.state.ticketOrders).at(-1);
console.log(
  JSON.stringify({
    url: server.url,
    orderNumber: order?.orderNumber,
    eventId: order?.eventId,
    productId: sandbox.state.products.at(-1)?.id,
  }),
);
