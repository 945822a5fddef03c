import type { Measured } from '../budgets/figures.ts';
import { built } from './built.ts';
import { cartAnswer, ratioOf } from './measure.ts';
import { heapRatio } from './processes.ts';

const host = 'http://localhost';

/** An answer of 5 MB: 1,000 products with long descriptions. */
const products = (): string => {
  const product = { id: 'p', name: 'Linen shirt', description: 'x'.repeat(4_900), productOptions: [] };
  return JSON.stringify({ products: Array.from({ length: 1_000 }, () => product) });
};

/** Calls in the process, no socket: what the layers cost, against a bare fetch and `json()`. */
export const inProcess = async (): Promise<Measured> => {
  const { createClient, getCurrentCart, oauth, queryProducts } = await built();
  const client = createClient({ auth: oauth({ clientId: 'id' }), host, fetch: cartAnswer });
  const call = await ratioOf(
    async () => (await cartAnswer(`${host}/v1/carts/current`)).json(),
    () => getCurrentCart({ client }),
  );
  const text = products();
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
