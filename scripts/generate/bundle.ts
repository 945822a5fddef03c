import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from './manifest.ts';
import { runTool } from './tool.ts';

/** A service and its description as the text of one file. */
export interface BundledText {
  readonly name: string;
  readonly text: string;
}

/**
 * The descriptions in `spec/` as they are now, each with its references brought into one file. One run of redocly for
 * all services: starting it costs more than its work.
 * @param folder Where redocly writes; the caller removes it.
 * @throws Problem when redocly refuses a description.
 */
export const bundle = (project: string, folder: string, services: readonly Service[]): BundledText[] => {
  const roots = services.map(({ root }) => root);
  const args = ['bundle', ...roots, '-o', folder, '--remove-unused-components'];
  runTool(project, 'redocly', args, 'spec/ cannot be bundled');
  return services.map(({ name }) => ({ name, text: readFileSync(join(folder, `${name}.yaml`), 'utf8') }));
};
