import { run, type Step, step } from '../steps/step.ts';
import { entriesAreClean } from './entries.ts';
import { filesAreExact } from './files.ts';
import { packsInClone } from './fresh-clone.ts';
import { runsFrameworks } from './frameworks.ts';
import { followsMore } from './more-pages.ts';
import { runsNext } from './next.ts';
import { runsNextProxied } from './next-proxied.ts';
import { runsInNode } from './node-project.ts';
import { runsStorefront } from './storefront.ts';
import { pack, type Tarball } from './tarball.ts';
import { buildsInVite } from './vite-project.ts';

/** One tarball for all steps, the same as would be published. */
let packed: Promise<Tarball> | undefined;
const tarball = (): Promise<Tarball> => (packed ??= pack());

const checked = (id: string, name: string, command: string, args: (file: string) => string[]): Step =>
  step({ id, name, needs: ['build'] }, async () => {
    const { code, output } = await run(command, args((await tarball()).file));
    if (code !== 0) throw new Error(output);
  });

/** Checks of the package; each needs a build. */
export const packSteps: readonly Step[] = [
  entriesAreClean,
  filesAreExact(tarball),
  checked('publint', 'publint', 'publint', (file) => ['run', file, '--strict']),
  runsInNode(tarball),
  buildsInVite(tarball),
];

/** Pages and programs whose check takes minutes, in `npm run test:deep` only. */
export const deepPackSteps: readonly Step[] = [
  checked('attw', 'types of every entry point (attw)', 'attw', (file) => [
    file,
    '--profile=esm-only',
    '--no-color',
    '--format=table-flipped',
  ]),
  packsInClone,
  followsMore(tarball),
  runsStorefront(tarball),
  ...runsFrameworks(tarball),
  runsNext(tarball),
  runsNextProxied(tarball),
];
