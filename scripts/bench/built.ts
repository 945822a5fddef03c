import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { project } from '../steps/step.ts';

/** Any app: the sandbox takes every id of this form. */
export const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** A module of dist/, as it is published. */
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(join(project, 'dist', file)).href)) as Module;

/** What the measurements call, as it is published. */
export const built = async () => ({
  ...(await load<typeof import('../../src/index.ts')>('src/index.js')),
  ...(await load<typeof import('../../generated/carts/index.ts')>('generated/carts/index.js')),
  ...(await load<typeof import('../../generated/catalog-v1/index.ts')>('generated/catalog-v1/index.js')),
});
