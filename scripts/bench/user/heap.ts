import { createClient, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { answering, answers } from './answers.ts';
import { compared, type Sample } from './measure.ts';

// Prints the heap that a call allocates, as a multiple of a bare call. The process runs with `--expose-gc`
// and a young generation so large that no garbage is collected during a sample.
const host = 'http://localhost';
const fetchCart = answering(answers().read.answer);
const client = createClient({ auth: oauth({ clientId: 'id' }), host, fetch: fetchCart });

const bytesOf =
  (call: () => Promise<unknown>): Sample =>
  async () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 500; index += 1) await call();
    return process.memoryUsage().heapUsed - before;
  };

const bare = bytesOf(async () => (await fetchCart(`${host}/v1/carts/current`)).json());
console.log(JSON.stringify(await compared(bare, { ours: bytesOf(() => getCurrentCart({ client })) }, 12)));
