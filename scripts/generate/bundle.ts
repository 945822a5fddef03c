import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from './manifest.ts';
import { runTool } from './tool.ts';

/** A service and the text of its bundled description. */
export interface BundledText {
  readonly name: string;
  readonly text: string;
}

/**
 * Bundles each description in `spec/` with its references into one file. Redocly runs once for all services, because
 * starting it takes longer than the bundling.
 * @param folder Folder for redocly's output; the caller removes it.
 * @param signal Stops redocly.
 * @throws Problem if redocly rejects a description.
 */
export const bundle = async (
  project: string,
  folder: string,
  services: readonly Service[],
  signal?: AbortSignal,
): Promise<BundledText[]> => {
  if (services.length === 0) return [];
  const roots = services.map(({ root }) => root);
  // For a single description, redocly takes the path of the file.
  const output = services.length === 1 ? join(folder, `${services[0]?.name}.yaml`) : folder;
  const args = ['bundle', ...roots, '-o', output, '--remove-unused-components'];
  await runTool(project, 'redocly', args, 'spec/ cannot be bundled', signal);
  return services.map(({ name }) => ({ name, text: readFileSync(join(folder, `${name}.yaml`), 'utf8') }));
};
