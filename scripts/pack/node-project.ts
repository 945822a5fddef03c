import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { project, step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import type { Tarball } from './tarball.ts';

/** A shopper's first minute, by the published entry points only. */
const shopper = `
import { createClient, oauth } from 'vitrine';
import { addToCurrentCart, getCurrentCart } from 'vitrine/carts';
import { queryProducts } from 'vitrine/catalog-v1';

const client = createClient({ auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }), host: process.argv[2] });
const { products } = await queryProducts({}, { client });
const product = products.find(({ productOptions = [], stock }) => productOptions.length === 0 && stock?.inStock !== false);
const reference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: product.id };
await addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference: reference }] }, { client });
const { cart } = await getCurrentCart({ client });
console.log(JSON.stringify(cart.lineItems.map(({ quantity }) => quantity)));
`;

const entries = Object.keys(
  (JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { exports: Record<string, unknown> })
    .exports,
);
const named = (pattern: RegExp): string[] =>
  entries.filter((entry) => pattern.test(entry)).map((entry) => `vitrine${entry.slice(1)}`);

/** The package in an empty Node project: every entry without React, and the sandbox with a client against it. */
export const runsInNode = (tarball: () => Promise<Tarball>): Step =>
  step('an empty Node project imports it and shops in its sandbox', async () => {
    using consumer = new Consumer();
    await consumer.install((await tarball()).file);
    // The browser's entry is for bundlers; Node has no service worker to run it in.
    const bare = named(/^\.(\/[^/]+)?$/).filter((name) => !/\/(react|sandbox|package\.json)$/.test(name));
    await imports(consumer, bare);
    await shops(consumer);
    await consumer.install('zod', 'msw', '@faker-js/faker', 'graphql');
    await imports(consumer, [...named(/^\.\/(zod|mocks)\//), 'vitrine/sandbox', 'vitrine/sandbox/node']);
  });

const imports = async (consumer: Consumer, names: readonly string[]): Promise<void> => {
  const descriptions = named(/\.yaml$/).map(
    (name) => `readFileSync(fileURLToPath(import.meta.resolve('${name}')));`,
  );
  const lines = [
    `import { readFileSync } from 'node:fs';`,
    `import { fileURLToPath } from 'node:url';`,
    ...names.map((name) => `await import('${name}');`),
    ...descriptions,
  ];
  consumer.write('imports.js', lines.join('\n'));
  const { code, output } = await consumer.run(process.execPath, ['imports.js']);
  if (code !== 0) throw new Error(`Importing ${names.join(', ')} failed:\n${output}`);
};

const shops = async (consumer: Consumer): Promise<void> => {
  const port = await freePort();
  const sandbox = spawn('npx', ['vitrine', 'sandbox', `--port=${port}`], {
    cwd: consumer.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const words: string[] = [];
  sandbox.stdout.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  sandbox.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()));
  try {
    const host = `http://localhost:${port}`;
    await answers(host, () => words.join(''));
    consumer.write('shopper.js', shopper);
    const { code, output } = await consumer.run(process.execPath, ['shopper.js', host]);
    if (code !== 0 || output !== '[2]') throw new Error(`Shopping in the sandbox failed:\n${output}`);
  } finally {
    // npx runs the command in a child: the group ends with it.
    if (sandbox.pid !== undefined && sandbox.exitCode === null) process.kill(-sandbox.pid, 'SIGTERM');
  }
};

const answers = async (host: string, words: () => string): Promise<void> => {
  for (let attempt = 0; attempt < 150; attempt++) {
    try {
      await fetch(host);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`"npx vitrine sandbox" did not answer at ${host}:\n${words()}`);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
