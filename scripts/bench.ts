import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuilt } from './bench/built.ts';
import { cartAnswer, rateRatioOf, ratioOf } from './bench/measure.ts';
import {
  coldStartRatios,
  generation,
  heapRatio,
  projectTypeCheck,
  userTypeCheck,
} from './bench/processes.ts';
import { loads } from './bench/load.ts';
import { bareServer, sandboxServer } from './bench/servers.ts';
import { project } from './steps/step.ts';

const dist = join(project, 'dist');
if (!existsSync(join(dist, 'bin/vitrine.js'))) {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exit(1);
}

const { createClient, oauth } = await loadBuilt<typeof import('../src/index.ts')>('src/index.js');
const { addToCurrentCart, getCurrentCart } =
  await loadBuilt<typeof import('../generated/carts/index.ts')>('generated/carts/index.js');
const { queryProducts } = await loadBuilt<typeof import('../generated/catalog-v1/index.ts')>(
  'generated/catalog-v1/index.js',
);

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const catalogApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const show = (figure: string, value: string, must: string, aim: string): void =>
  console.log(`${figure.padEnd(58)} ${value.padStart(8)}   must ${must.padEnd(7)} aim ${aim}`);

/** One call in the process, no socket: what the layers cost. */
const overhead = async (): Promise<void> => {
  const host = 'http://localhost';
  const client = createClient({ auth: oauth({ clientId }), host, fetch: cartAnswer });
  const ratio = await ratioOf(
    async () => (await cartAnswer(`${host}/v1/carts/current`)).json(),
    () => getCurrentCart({ client }),
  );
  show('a call in the process, against a bare fetch and json()', ratio.toFixed(2), '1.60', '1.40');
  show('heap of such a call, against the same', (await heapRatio()).toFixed(2), '1.50', '1.35');
};

/** An answer of 5 MB: what looking at it costs. */
const large = async (): Promise<void> => {
  const product = { id: 'p', name: 'Linen shirt', description: 'x'.repeat(4_900), productOptions: [] };
  const text = JSON.stringify({ products: Array.from({ length: 1_000 }, () => product) });
  const answer = () =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  const client = createClient({ host: 'http://localhost', fetch: answer });
  const ratio = await ratioOf(
    async () => (await answer()).json(),
    () => queryProducts({}, { client }),
    { rounds: 15, count: 5 },
  );
  show('an answer of 5 MB, 1,000 products, against the same', ratio.toFixed(2), '1.15', '1.05');
};

/** What a user waits for who starts a process, or checks types; and what a contributor waits for. */
const waits = async (): Promise<void> => {
  const { one, all } = await coldStartRatios();
  show('a process with one call, against a bare one', one.toFixed(2), '1.20', '1.10');
  show('the same with all calls in the bundle', all.toFixed(2), '1.30', '1.15');
  show(
    "seconds, types of a user's 30 lines, TypeScript 7",
    (await userTypeCheck()).toFixed(2),
    '0.50',
    '0.35',
  );
  show('seconds, types of the project', (await projectTypeCheck()).toFixed(1), '6', '');
  show('seconds, generation of everything', (await generation()).toFixed(1), '10', '');
};

/** The sandbox behind its port, against a server that only sends the same bytes. */
const sandbox = async (): Promise<void> => {
  const { url, child, startMs } = await sandboxServer();
  try {
    const client = createClient({ auth: oauth({ clientId }), host: url });
    const { products } = await queryProducts({}, { client });
    const simple = products.find(({ productOptions }) => productOptions.length === 0);
    await addToCurrentCart(
      {
        lineItems: [
          { quantity: 1, catalogReference: { appId: catalogApp, catalogItemId: simple?.id ?? '' } },
        ],
      },
      { client },
    );
    const bare = await bareServer(JSON.stringify(await getCurrentCart({ client })));
    try {
      const bareClient = createClient({ host: bare.url });
      const loopback = await rateRatioOf(
        async () => (await fetch(bare.url)).json(),
        () => getCurrentCart({ client: bareClient }),
      );
      const reads = await rateRatioOf(
        () => getCurrentCart({ client: bareClient }),
        () => getCurrentCart({ client }),
      );
      show(
        'a call over loopback, 16 at once, against a bare fetch',
        (1 / loopback).toFixed(2),
        '1.20',
        '1.10',
      );
      show('rate of cart reads of the sandbox, of that of a bare server', reads.toFixed(2), '0.10', '0.25');
    } finally {
      bare.child.kill();
    }
    show('milliseconds until the sandbox answers', startMs.toFixed(0), '1000', '');
  } finally {
    child.kill();
  }
};

const figures = ({ rate, p99 }: { rate: number; p99: number }): string =>
  `${rate.toFixed(0).padStart(6)}/s ${p99.toFixed(1).padStart(5)} ms`;

/** A sandbox with 100 products and 1,000 orders, and one with 10,000 and 100,000: the second is to be as quick. */
const load = async (): Promise<void> => {
  const { small, large } = await loads();
  console.log(
    '\nthe sandbox under load, 16 calls at once            rate     p99   10,000 products, 100,000 orders',
  );
  for (const [place, { name, rate, p99 }] of small.entries()) {
    const other = large[place];
    if (!other) continue;
    const share = (other.rate / rate).toFixed(2);
    console.log(`  ${name.padEnd(44)} ${figures({ rate, p99 })}   ${figures(other)}   ${share} of the rate`);
  }
  console.log('');
};

await overhead();
await large();
await sandbox();
await load();
await waits();
