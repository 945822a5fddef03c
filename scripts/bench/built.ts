import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from '../steps/step.ts';

/** A module of dist/, as it is published. */
export const loadBuilt = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(join(project, 'dist', file)).href)) as Module;
