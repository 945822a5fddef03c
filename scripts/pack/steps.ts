import { run, type Step, step } from '../steps/step.ts';
import { entriesAreClean } from './entries.ts';
import { filesAreExact } from './files.ts';
import { runsInNode } from './node-project.ts';
import { pack, type Tarball } from './tarball.ts';
import { buildsInVite } from './vite-project.ts';

/** One tarball for all steps: what is checked is what would be published. */
let packed: Promise<Tarball> | undefined;
const tarball = (): Promise<Tarball> => (packed ??= pack());

const checked = (name: string, command: string, args: (file: string) => string[]): Step =>
  step(name, async () => {
    const { code, output } = await run(command, args((await tarball()).file));
    if (code !== 0) throw new Error(output);
  });

/** What the package must pass; each needs a build. */
export const packSteps: readonly Step[] = [
  entriesAreClean,
  filesAreExact(tarball),
  checked('publint', 'publint', (file) => ['run', file, '--strict']),
  checked('types of every entry point (attw)', 'attw', (file) => [file, '--profile=esm-only', '--no-color']),
  runsInNode(tarball),
  buildsInVite(tarball),
];
