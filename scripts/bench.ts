import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rateRatioOf, ratioOf } from './bench/measure.ts';
import { bareServer, sandboxServer } from './bench/servers.ts';
import { project } from './steps/step.ts';

const dist = join(project, 'dist');
if (!existsSync(join(dist, 'bin/vitrine.js'))) {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exit(1);
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(dist, file)).href);
const { createClient, oauth } = (await load('src/index.js')) as typeof import('../src/index.ts');
const { addToCurrentCart, getCurrentCart } = (await load(
  'generated/carts/index.js',
)) as typeof import('../generated/carts/index.ts');
const { queryProducts } = (await load(
  'generated/catalog-v1/index.js',
)) as typeof import('../generated/catalog-v1/index.ts');

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const catalogApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const show = (figure: string, value: string, must: string, aim: string): void =>
  console.log(`${figure.padEnd(58)} ${value.padStart(8)}   must ${must.padEnd(7)} aim ${aim}`);

const body = JSON.stringify({
  cart: {
    id: 'c',
    lineItems: Array.from({ length: 5 }, (_, index) => ({ id: `line-${index}`, quantity: 1 })),
  },
});

/** One call in the process, no socket: what the layers cost. */
const overhead = async (): Promise<void> => {
  const answer = async (url: string): Promise<Response> =>
    url.includes('/oauth2/token')
      ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400, token_type: 'Bearer' })
      : new Response(body, { headers: { 'content-type': 'application/json' } });
  const host = 'http://localhost';
  const client = createClient({
    auth: oauth({ clientId }),
    host,
    fetch: answer,
  });
  const ratio = await ratioOf(
    async () => (await answer(`${host}/v1/carts/current`)).json(),
    () => getCurrentCart({ client }),
  );
  show('a call in the process, against a bare fetch and json()', ratio.toFixed(2), '1.60', '1.40');
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

await overhead();
await sandbox();
