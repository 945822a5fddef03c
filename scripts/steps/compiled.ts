import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './step.ts';

/**
 * Lets the processes of a run share Node's compile cache, which halves the time of the second start of the
 * same program. The cache of an earlier run is not used.
 */
export const shareCompiledCode = (): void => {
  const folder = join(project, '.cache/compiled');
  rmSync(folder, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] = folder;
};
