import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../sandbox/hosts/node.ts';
import { createSandbox } from '../../sandbox/index.ts';
import { step, type Step } from '../steps/step.ts';
import { browses, findsCart } from './framework-visits.ts';
import type { Consumer } from './consumer.ts';
import { exampleIn, followsPage } from './frameworks.ts';
import { addsWithoutScripts, refreshesProducts, signsInAndOut } from './next-visits.ts';
import { serveCrowd } from './next-visitors.ts';
import { freePort, serve } from './serve.ts';
import type { Tarball } from './tarball.ts';

const VISITORS = 1_000;

/** A Server Component that uses the provider, which is a common mistake. */
const mistake = `import { VitrineProvider } from 'vitrine/react';
import { openClient } from '../site';

export default function Page() {
  return <VitrineProvider client={openClient()} />;
}
`;

/** The sandbox of the program: it counts renewals, and delivers its notifications when told to. */
const openSandbox = async (receiver: string) => {
  let renewals = 0;
  let deliver = (): void => undefined;
  const told = new Promise<void>((resolve) => (deliver = resolve));
  const sandbox = createSandbox({
    clock: 'real-time',
    deliver: async (request) => {
      await told;
      return fetch(request);
    },
  });
  const counted: Pick<typeof sandbox, 'handle' | 'state' | 'subscribe'> = {
    state: sandbox.state,
    subscribe: (listener) => sandbox.subscribe(listener),
    handle: (request, instant) => {
      if (request.url.pathname === '/oauth2/token' && request.text.includes('refresh_token')) renewals++;
      return sandbox.handle(request, instant);
    },
  };
  const server = await startServer(counted, { port: 0 });
  sandbox.webhooks.register({ url: receiver });
  const productOf = (name: string): string => {
    const found = Object.values(sandbox.state.products).find((product) => product.name === name);
    if (!found) throw new Error(`The sandbox has no product ${name}.`);
    return found.id;
  };
  return {
    host: server.url,
    productOf,
    publicKey: await sandbox.webhooks.publicKey(),
    renewals: () => renewals,
    deliver,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      sandbox.dispose();
    },
  };
};

/**
 * Changes the program to `cacheComponents` as its guide says, and visits it in a browser.
 * @throws Error when it cannot be built, or the shop does not work.
 */
const runsWithCacheComponents = async (
  consumer: Consumer,
  address: string,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const change = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(consumer.folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from} any more.`);
    consumer.write(file, text.replace(from, to));
  };
  change('next.config.ts', 'export default {', 'export default { cacheComponents: true,');
  const suspended = '<Suspense fallback={<p>The shop is loading.</p>}><Shop /></Suspense>';
  change('app/page.tsx', '<Shop />', suspended);
  change('app/page.tsx', 'import', "import { Suspense } from 'react';\nimport");
  const { code, output } = await consumer.run('npm', ['run', 'build'], env);
  if (code !== 0) throw new Error(`"npm run build" fails with cacheComponents:\n${output}`);
  const stop = await serve({ command: ['npm', 'start'], folder: consumer.folder, address, env });
  try {
    await findsCart(address, await browses(address));
  } finally {
    stop();
  }
};

/** Follows the guide of examples/next, runs every visit, and serves many visitors at once. */
export const runsNext = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'example-next',
      name: `examples/next is installed, built and visited, and serves ${VISITORS} visitors without mixing or losing one`,
      needs: ['build'],
      cores: 'all',
    },
    async () => {
      const { file } = await tarball();
      using consumer = await exampleIn('next', file);
      const port = await freePort();
      const address = `http://localhost:${port}`;
      await using site = await openSandbox(`${address}/webhooks`);
      const env = {
        NEXT_PUBLIC_SITE_HOST: site.host,
        PUBLIC_ADDRESS: address,
        WEBHOOK_PUBLIC_KEY: site.publicKey,
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
      };
      const npm = async (script: string) => consumer.run('npm', ['run', script], env);
      for (const script of ['typecheck', 'build']) {
        const { code, output } = await npm(script);
        if (code !== 0) throw new Error(`"npm run ${script}" fails:\n${output}`);
      }
      const stop = await serve({ command: ['npm', 'start'], folder: consumer.folder, address, env });
      try {
        await findsCart(address, await browses(address));
        await addsWithoutScripts(address);
        await signsInAndOut(address);
        const [carafe, board] = ['Low Carafe', 'Oak Board'].map(site.productOf);
        await refreshesProducts(address, { ...site, product: board ?? '' });
        await serveCrowd({ ...site, address, product: carafe ?? '' }, VISITORS);
      } finally {
        stop();
      }
      await runsWithCacheComponents(consumer, address, env);
      consumer.copy('examples/next');
      await followsPage('next', '3000', file);
      consumer.write('app/mistake/page.tsx', mistake);
      const { code, output } = await npm('build');
      if (code === 0 || !output.includes('work only in Client Components'))
        throw new Error(
          `The error of a provider in a Server Component does not name the problem:\n${output}`,
        );
    },
  );
