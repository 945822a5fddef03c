import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/steps/step.ts';

const { exports } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

/** The entry points that are code, without those that a pattern names. */
const entriesBut = (left: RegExp): string[] =>
  Object.entries(exports)
    .filter(([entry, target]) => typeof target === 'object' && !left.test(entry))
    .map(([entry]) => `vitrine${entry.slice(1)}`);

/** A server: everything but what only a page has. */
const serverEntries = entriesBut(/^\.\/sandbox\/browser$/);

/** A worker: msw, which mocks and the sandbox stand on, is for Node and for pages. */
const workerEntries = entriesBut(/^\.\/(mocks|sandbox|react\/testing)/);

/** The packages that the entry points want beside the package itself. */
export const peers = ['zod', 'msw', '@faker-js/faker', 'graphql', 'react', '@tanstack/react-query'];

/** A shopper and an owner, at any host and over any fetch. */
const shop = `
import { apiKey, createClient, oauth } from 'vitrine';
import { addToCurrentCart, estimateCurrentCartTotals, getCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';
import { queryEvents } from 'vitrine/events-v3';

const shop = async (options) => {
  const client = createClient({ auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }), ...options });
  const { products } = await queryProducts({}, { client });
  const product = products.find(({ productOptions = [], stock }) => productOptions.length === 0 && stock?.inStock !== false);
  const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product.id };
  await addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference }] }, { client });
  const { cart } = await getCurrentCart({ client });
  const { priceSummary } = await estimateCurrentCartTotals({}, { client });
  const owner = createClient({ auth: apiKey({ key: 'sandbox-owner-api-key' }), ...options });
  const { events = [] } = await queryEvents({}, { client: owner });
  const pieces = cart.lineItems.map(({ quantity }) => quantity);
  return JSON.stringify({ pieces, hasTotal: Number(priceSummary.total.amount) > 0, hasEvents: events.length > 0 });
};
`;

/** Output of the shop when everything succeeded. */
export const expected = '{"pieces":[2],"hasTotal":true,"hasEvents":true}';

const imports = (entries: readonly string[]): string =>
  entries.map((entry) => `import '${entry}';`).join('\n');

/** Shops at a sandbox in the same process, then at one over HTTP, and ends with the shop's words on standard output. */
export const serverProgram = `${imports(serverEntries)}\n${shop}
import { createSandbox } from 'vitrine/sandbox';

const sandbox = createSandbox();
const fetch = (input, init) => sandbox.fetch(new Request(input, init));
const inside = await shop({ host: 'https://sandbox.example', fetch });
const outside = await shop({ host: process.argv[2] });
console.log(inside === outside ? inside : inside + ' inside, but over HTTP ' + outside);
// In Deno msw, once imported, keeps a process from ending by itself.
process.exit();
`;

/** Answers every request with the words of a shop at the sandbox that it is told of. */
export const workerProgram = `${imports(workerEntries)}\n${shop}
export default {
  async fetch(_request, { HOST }) {
    try {
      return new Response(await shop({ host: HOST }));
    } catch (error) {
      return new Response([error?.stack, error?.cause?.stack].join('\\n'), { status: 500 });
    }
  },
};
`;
