import { createClient, oauth } from 'vitrine';
import { getCurrentCart } from 'vitrine/carts';
import { compared, type Sample } from './measure.ts';

// `node loopback.ts <address of a bare server>`: prints the time of 16 concurrent calls relative to bare
// calls.
const [host = ''] = process.argv.slice(2);
const WIDTH = 16;
const CALLS = 1_600;

const timeOf =
  (call: () => Promise<unknown>): Sample =>
  async () => {
    globalThis.gc?.();
    const start = performance.now();
    let left = CALLS;
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await call();
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, lane));
    return performance.now() - start;
  };

const client = createClient({ auth: oauth({ clientId: 'id' }), host });
const bare = timeOf(async () => (await fetch(`${host}/v1/carts/current`)).json());
console.log(JSON.stringify(await compared(bare, { ours: timeOf(() => getCurrentCart({ client })) }, 24)));
