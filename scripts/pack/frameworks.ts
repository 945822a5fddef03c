import { step, type Step } from '../steps/step.ts';
import { Consumer } from './consumer.ts';
import { browses, findsCart, setsCookies } from './framework-visits.ts';
import { freePort, serve } from './serve.ts';
import type { Tarball } from './tarball.ts';

/** The folders of examples/ that are whole programs, each with a package.json of its own. */
const frameworks = ['express', 'react-router', 'next'] as const;

/**
 * Does what a reader of an example does: copies its folder, installs what its package.json names, builds it, starts it
 * beside the sandbox, and visits the shop in a browser and without one.
 */
export const runsFrameworks = (tarball: () => Promise<Tarball>): readonly Step[] =>
  frameworks.map((name) =>
    step(
      {
        id: `example-${name}`,
        name: `examples/${name} is installed, built and visited, and no visitor is lost`,
        needs: ['build'],
        cores: 'all',
      },
      async () => {
        using consumer = new Consumer();
        consumer.copy(`examples/${name}`);
        await consumer.install((await tarball()).file);
        using shop = await open(consumer);
        const cookie = await browses(shop.address);
        await findsCart(shop.address, cookie);
        await setsCookies(shop.address);
      },
    ),
  );

/** Builds the program in a folder for a sandbox of its own, and starts both on free ports. */
const open = async (consumer: Consumer): Promise<Disposable & { readonly address: string }> => {
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
    const env = {
      SITE_HOST: host,
      VITE_SITE_HOST: host,
      NEXT_PUBLIC_SITE_HOST: host,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
    };
    for (const script of ['typecheck', 'build']) {
      const { code, output } = await consumer.run('npm', ['run', script, '--if-present'], env);
      if (code !== 0) throw new Error(`"npm run ${script}" fails:\n${output}`);
    }
    return { address: await start(['npm', 'start'], port, env), [Symbol.dispose]: end };
  } catch (error) {
    end();
    throw error;
  }
};
