import { moduleEntries } from '../../scripts/export-map.ts';
import { expectedOfPeople, people } from './people.ts';

/** The entry points with code, except those that match a pattern. */
const entriesBut = (left: RegExp): string[] =>
  moduleEntries()
    .filter(([entry]) => !left.test(entry))
    .map(([entry]) => `vitrine${entry.slice(1)}`);

/** The entry points for servers: all except those that need a page. */
const serverEntries = entriesBut(/^\.\/sandbox\/browser$/);

/** The entry points for workers: without those that use msw (mocks and the sandbox), which is for Node and pages. */
const workerEntries = entriesBut(/^\.\/(mocks|sandbox|react\/testing)/);

/** The peer packages of the entry points. */
export const peers = ['zod', 'msw', '@faker-js/faker', 'react', '@tanstack/react-query'];

/** The source of a program with a shopper, an owner, and two people who sign in, for any host and fetch. */
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
  const { events = [] } = await queryEvents({ query: { paging: { limit: 50 } } }, { client: owner });
  const pieces = cart.lineItems.map(({ quantity }) => quantity);
  return { pieces, hasTotal: Number(priceSummary.total.amount) > 0, hasEvents: events.length > 0 };
};
${people}
const all = async (options) => JSON.stringify({ ...(await shop(options)), ...(await people(options)) });
`;

/** Output of the program after a success. */
export const expected = JSON.stringify({ pieces: [2], hasTotal: true, hasEvents: true, ...expectedOfPeople });

const imports = (entries: readonly string[]): string =>
  entries.map((entry) => `import '${entry}';`).join('\n');

/**
 * A program that makes these calls with a sandbox in the same process and then with a sandbox over
 * HTTP, and prints the result.
 */
export const serverProgram = `${imports(serverEntries)}\n${shop}
import { createSandbox } from 'vitrine/sandbox';

const sandbox = createSandbox();
const fetch = (input, init) => sandbox.fetch(new Request(input, init));
const inside = await all({ host: 'https://sandbox.example', fetch });
const outside = await all({ host: process.argv[2] });
console.log(inside === outside ? inside : inside + ' inside, but over HTTP ' + outside);
// In Deno msw, once imported, keeps a process from ending by itself.
process.exit();
`;

/**
 * A handler that makes these calls with the given sandbox for each request, and answers with the
 * result.
 */
export const workerProgram = `${imports(workerEntries)}\n${shop}
export default {
  async fetch(_request, { HOST }) {
    try {
      return new Response(await all({ host: HOST }));
    } catch (error) {
      return new Response([error?.stack, error?.cause?.stack].join('\\n'), { status: 500 });
    }
  },
};
`;
