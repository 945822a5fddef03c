import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { calls } from './budgets.ts';
import { bundled } from './bundle.ts';

/**
 * Calls whose bundle contains code of other calls of the service: it is larger than a bundle from a module
 * with this call only. The list is empty if unused calls are removed from every bundle.
 */
export const notShaken = async (): Promise<string[]> => {
  const grown: string[] = [];
  for (const { service, ids } of calls) {
    // A service with one call has no other call whose code could be in the bundle.
    if (ids.length === 1) continue;
    const folder = join(project, 'dist/generated', service);
    const text = readFileSync(join(folder, 'index.js'), 'utf8');
    for (const id of ids) {
      const used = (await bundled(`import { ${id} } from 'vitrine/${service}'; console.log(${id});`)).length;
      const alone = (await bundled(`${only(text, id)}\nconsole.log(${id});`, folder)).length;
      if (used > alone) grown.push(`${id} (${used - alone} bytes more)`);
    }
  }
  return grown;
};

/** The module of a service, reduced to one call. */
const only = (text: string, id: string): string => {
  const [head = '', ...statements] = text.split(/^(?=(?:const|export) )/m);
  const found = statements.find((statement) => statement.startsWith(`const ${id} = `));
  if (!found) throw new Error(`dist/ has no operation ${id}: is the build older than generated/?`);
  return head + found;
};
