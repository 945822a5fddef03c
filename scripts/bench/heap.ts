import { built } from './built.ts';
import { cartAnswer, median } from './measure.ts';

/**
 * Prints how many times the heap of a bare call a call takes. It runs in a process of its own, started with
 * `--expose-gc` and a young generation so large that nothing is collected while it counts.
 */
const { createClient, getCurrentCart } = await built();
const host = 'http://localhost';
const client = createClient({ host, headers: { authorization: 'token' }, fetch: cartAnswer });

const bytesOf = async (call: () => Promise<unknown>): Promise<number> => {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 2_000; index++) await call();
  return process.memoryUsage().heapUsed - before;
};

const bare = async () => (await cartAnswer(`${host}/v1/carts/current`)).json();
const named = () => getCurrentCart({ client });
const ratios: number[] = [];
for (let round = 0; round < 11; round++) {
  const base = await bytesOf(bare);
  ratios.push((await bytesOf(named)) / base);
}
console.log(median(ratios));
