import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './step.ts';

/**
 * Lets the processes of a run share the code that Node has compiled: the second start of the same program takes half of
 * the time. Nothing of an earlier run is used.
 */
export const shareCompiledCode = (): void => {
  const folder = join(project, '.cache/compiled');
  rmSync(folder, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] = folder;
};
