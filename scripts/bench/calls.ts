import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import type { Measured } from '../budgets/figures.ts';
import { built, CLIENT_ID } from './built.ts';
import { cartAnswer, ratioOf } from './measure.ts';
import { heapRatio } from './processes.ts';

const host = 'http://localhost';

/** An answer of 5 MB: the sandbox's products, with their options, variants and pictures, again and again. */
const thousandProducts = async (): Promise<string> => {
  const { createClient, oauth, queryProducts } = await built();
  const sandbox = createSandbox();
  const client = createClient({
    auth: oauth({ clientId: CLIENT_ID }),
    host,
    fetch: (url, init) => sandbox.fetch(new Request(url, init)),
  });
  const { products } = await queryProducts({ query: { paging: { limit: 100 } } }, { client });
  sandbox.dispose();
  return JSON.stringify({
    products: Array.from({ length: 1_000 }, (_, index) => products[index % products.length]),
  });
};

/** Calls in the process, no socket: what the layers cost, against a bare fetch and `json()`. */
export const inProcess = async (): Promise<Measured> => {
  const { createClient, getCurrentCart, oauth, queryProducts } = await built();
  const client = createClient({ auth: oauth({ clientId: 'id' }), host, fetch: cartAnswer });
  const call = await ratioOf(
    async () => (await cartAnswer(`${host}/v1/carts/current`)).json(),
    () => getCurrentCart({ client }),
  );
  const text = await thousandProducts();
  const answer = () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  const reader = createClient({ host, fetch: answer });
  const large = await ratioOf(
    async () => (await answer()).json(),
    () => queryProducts({}, { client: reader }),
    { rounds: 15, count: 5 },
  );
  return { call, large, heap: await heapRatio() };
};
