import { step, type Step } from '../steps/step.ts';
import type { Consumer } from './consumer.ts';
import { exampleIn } from './frameworks.ts';
import { freePort, serve } from './serve.ts';
import { opensIn, walksThrough } from './storefront-visit.ts';
import type { Tarball } from './tarball.ts';

/** Follows the README of examples/storefront, and visits its development server and its build. */
export const runsStorefront = (tarball: () => Promise<Tarball>): Step =>
  step(
    {
      id: 'example-storefront',
      name: 'examples/storefront is installed, built and walked through, with its sandbox in the page',
      needs: ['build'],
      cores: 'all',
    },
    async () => {
      using consumer = await exampleIn('storefront', (await tarball()).file);
      await serving(consumer, 'dev', opensIn);
      for (const script of ['typecheck', 'build']) {
        const { code, output } = await consumer.run('npm', ['run', script]);
        if (code !== 0) throw new Error(`"npm run ${script}" fails:\n${output}`);
      }
      await serving(consumer, 'preview', walksThrough);
    },
  );

/** Starts a script of the project, visits it, and stops it. */
const serving = async (
  { folder }: Consumer,
  script: string,
  visit: (address: string) => Promise<void>,
): Promise<void> => {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const command = ['npm', 'run', script, '--', '--port', port, '--strictPort'];
  const stop = await serve({ command, folder, address });
  try {
    await visit(address);
  } finally {
    stop();
  }
};
