import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../sandbox/hosts/node.ts';
import { createSandbox } from '../../sandbox/index.ts';
import { startNginx } from '../../test/setup/nginx.ts';
import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { keepsVisitorInTwoTabs, signsInAndOut, signsInInTwoTabs } from './next-visits.ts';
import { acceptsOwnForms, keepsCrowd, keepsVisitorsApart, piecesRoute } from './proxied-crowd.ts';
import { freePort, serve } from './serve.ts';
import type { Tarball } from './tarball.ts';

const VISITORS = 1_000;
/** How often a visitor presses a button and opens a link at the same time. */
const ROUNDS = 4;
/** Lifetime of an access token. A client renews a token 30 s before its end. */
const TOKEN_SECONDS = 40;
const RENEWED_AFTER = (TOKEN_SECONDS - 30) * 1_000 + 500;

/** The parts of the program whose requests Next.js caches with this setting, unless the request forbids it. */
const CACHING = ['layout.tsx', 'sign-in/route.ts', 'callback/route.ts', 'sign-out/route.ts'];
const SETTING = "\nexport const fetchCache = 'default-cache';\n";

/** A way to use the shop, by its name in the report. */
type Visit = readonly [name: string, visit: () => Promise<void>];

/** Runs every visit, also after a failure; throws one error that names each visit that failed. */
const allOf = async (visits: readonly Visit[]): Promise<void> => {
  const failed: string[] = [];
  for (const [name, visit] of visits)
    await visit().catch((error: unknown) =>
      failed.push(`${name}:\n${error instanceof Error ? error.message : String(error)}`),
    );
  if (failed.length > 0) throw new Error(failed.join('\n\n'));
};

/** Runs examples/next as it is deployed: behind nginx, with rotating refresh tokens and a `fetch` that caches. */
export const runsNextProxied = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'next-behind-nginx',
      name: `examples/next behind nginx: ${VISITORS} visitors keep identity and cart, people sign in and out`,
      needs: ['build'],
      cores: 'all',
    },
    async () => {
      using consumer = new Consumer();
      consumer.copy('examples/next');
      for (const file of CACHING.map((name) => `app/${name}`))
        consumer.write(file, readFileSync(join(consumer.folder, file), 'utf8') + SETTING);
      const { file } = await tarball();
      await consumer.install(file);
      const [port, inner] = [await freePort(), await freePort()];
      const address = `http://localhost:${port}`;
      const settings = { rotateRefreshTokens: true, accessTokenSeconds: TOKEN_SECONDS };
      const sandbox = createSandbox({ clock: 'real-time', settings });
      const server = await startServer(sandbox, { port: 0 });
      const env = {
        NEXT_PUBLIC_SITE_HOST: server.url,
        PUBLIC_ADDRESS: address,
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(inner),
      };
      const sold = Object.values(sandbox.state.products).find(({ name }) => name === 'Low Carafe');
      const product = sold?.id ?? '';
      consumer.write('app/pieces/route.ts', piecesRoute(product));
      let stop = (): void => undefined;
      try {
        const { code, output } = await consumer.run('npm', ['run', 'build'], env);
        if (code !== 0) throw new Error(`"npm run build" fails:\n${output}`);
        const inside = `http://localhost:${inner}`;
        stop = await serve({ command: ['npm', 'start'], folder: consumer.folder, address: inside, env });
        await using _proxy = await startNginx(port, inner);
        const crowd = { address, host: server.url, product };
        /** Delays the answers of the token endpoint, so that a second renewal begins before the first one has ended. */
        const withSlowTokens = async (visit: () => Promise<void>): Promise<void> => {
          const fault = sandbox.faults.add({ operation: 'createToken', latencyMs: 400 });
          await visit().finally(() => fault.remove());
        };
        const expire = () => new Promise<void>((resolve) => setTimeout(resolve, RENEWED_AFTER));
        await allOf([
          ['Signing in and out', () => signsInAndOut(address)],
          ['Two tabs, the first one finishes first', () => signsInInTwoTabs(address, true)],
          ['Two tabs, the first one finishes last', () => signsInInTwoTabs(address, false)],
          ['New visitors of a route whose calls are cached', () => keepsVisitorsApart(address)],
          [
            '"One more" and a link at the same time',
            () => withSlowTokens(() => keepsVisitorInTwoTabs(address, ROUNDS, expire)),
          ],
          ['A proxy that keeps the public host', () => acceptsOwnForms(inside, address, product)],
          ['A crowd that comes back', () => keepsCrowd(crowd, VISITORS, expire)],
        ]);
      } finally {
        stop();
        await server.close();
        sandbox.dispose();
      }
    },
  );
