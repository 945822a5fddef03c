import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { follow } from './follow.ts';
import { startNginx } from '../../test/setup/nginx.ts';
import {
  browses,
  findsCart,
  keepsSession,
  redirects,
  setsCookies,
  worksBehindTls,
} from './framework-visits.ts';
import { freePort, serve } from './serve.ts';
import type { Tarball } from './tarball.ts';

/** The folders of examples/ with the same small shop, each with the port in its page of docs/. */
const frameworks = [
  ['express', '3000'],
  ['hono', '3000'],
  ['react-router', '5173'],
  ['astro', '4321'],
] as const;

/**
 * Executes the steps of a framework's page in an empty folder, and visits the shop.
 * @throws Error when a step of the page fails, or the shop does not work.
 */
export const followsPage = async (name: string, port: string, tarball: string): Promise<void> => {
  using reader = new Consumer();
  await using shop = await follow(`docs/${name}.md`, reader, tarball);
  await browses(shop.servers.get(port) ?? '');
};

/** An example in a clone that has written the package, with what `npm install` installs there. */
export const exampleIn = async (name: string, tarball: string): Promise<Consumer> => {
  const consumer = new Consumer(`vitrine/examples/${name}`);
  consumer.copy(`examples/${name}`);
  consumer.place(tarball);
  await consumer.install();
  return consumer;
};

/**
 * Uses an example as a reader does in a clone: installs the packages of its package.json, builds it,
 * starts it beside the sandbox, and visits the shop with and without a browser.
 */
export const runsFrameworks = (tarball: () => Promise<Tarball>): readonly Step[] =>
  frameworks.map(([name, port]) =>
    step(
      {
        id: `example-${name}`,
        name: `examples/${name} is installed, built and visited, and so is the folder that its page makes`,
        needs: ['build'],
        cores: 'all',
      },
      async () => {
        const { file } = await tarball();
        {
          using consumer = await exampleIn(name, file);
          if (name === 'astro') consumer.write('src/pages/leave.ts', leaving);
          {
            const outer = await freePort();
            const origin = `https://localhost:${outer}`;
            using shop = await open(consumer, origin);
            await using _proxy = await startNginx(outer, shop.port);
            await worksBehindTls(`http://localhost:${outer}`, origin);
          }
          using shop = await open(consumer);
          const cookie = await browses(shop.address);
          await findsCart(shop.address, cookie);
          await setsCookies(shop.address);
          await keepsSession(shop.address, shop.host);
          if (name === 'astro') await redirects(`${shop.address}/leave`);
        }
        await followsPage(name, port, file);
      },
    ),
  );

/** A page of Astro that sets a cookie and answers with a redirect, whose headers cannot be changed. */
const leaving = `import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ cookies, url }) => {
  cookies.set('left', '1', { path: '/' });
  return Response.redirect(new URL('/', url), 303);
};
`;

/**
 * Builds the program of a folder for a separate sandbox, and starts both on free ports.
 * @param publicAddress The address at which people open the shop. Default: the address of the server.
 */
const open = async (
  consumer: Consumer,
  publicAddress?: string,
): Promise<Disposable & { readonly address: string; readonly port: number; readonly host: string }> => {
  const stops: (() => void)[] = [];
  const end = (): void => stops.splice(0).forEach((stop) => stop());
  const start = async (
    command: readonly string[],
    port: number,
    env: NodeJS.ProcessEnv = {},
  ): Promise<string> => {
    const address = `http://localhost:${port}`;
    stops.push(await serve({ command, folder: consumer.folder, address, env }));
    return address;
  };
  try {
    const sandboxPort = await freePort();
    const host = await start(['npx', 'vitrine', 'sandbox', '--port', String(sandboxPort)], sandboxPort);
    const port = await freePort();
    const own = publicAddress ?? `http://localhost:${port}`;
    const env = {
      PUBLIC_ADDRESS: own,
      VITE_PUBLIC_ADDRESS: own,
      SITE_HOST: host,
      VITE_SITE_HOST: host,
      PUBLIC_SITE_HOST: host,
      ASTRO_TELEMETRY_DISABLED: '1',
      PORT: String(port),
    };
    for (const script of ['typecheck', 'build']) {
      const { code, output } = await consumer.run('npm', ['run', script, '--if-present'], env);
      if (code !== 0) throw new Error(`"npm run ${script}" fails:\n${output}`);
    }
    return { address: await start(['npm', 'start'], port, env), port, host, [Symbol.dispose]: end };
  } catch (error) {
    end();
    throw error;
  }
};
