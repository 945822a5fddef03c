import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { project, run } from '../steps/step.ts';

/** The file that `npm run pack` writes, in the project. Pages and examples name it. */
export const PACKED = 'dist/vitrine.tgz';

/** The packed package: its file, its length in bytes, and the paths in it with their sizes. */
export interface Tarball {
  readonly file: string;
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/**
 * Packs the package as it would be published.
 * @throws Error when npm cannot pack it.
 */
export const pack = async (): Promise<Tarball> => {
  const folder = join(project, '.cache/pack');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('npm', [
    'pack',
    '--json',
    '--ignore-scripts',
    '--loglevel=error',
    `--pack-destination=${folder}`,
  ]);
  // npm itself may print a remark before the list.
  const list = output.slice(Math.max(output.search(/^\[/m), 0));
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const [packed] = JSON.parse(list) as ({ filename: string } & Tarball)[];
  if (!packed) throw new Error(`npm pack packed nothing:\n${output}`);
  const { filename, size, files } = packed;
  return { file: join(folder, filename), size, files };
};
