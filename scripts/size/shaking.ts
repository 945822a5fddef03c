import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { calls } from './budgets.ts';
import { bundled } from './bundle.ts';

/**
 * Calls whose bundle is larger than it would be if there were no other call: the package's module of a service against
 * one that has this call alone. None, if everything that is not used falls away.
 */
export const notShaken = async (): Promise<string[]> => {
  const grown: string[] = [];
  for (const { service, ids } of calls) {
    // A service with one call has no other one to bring along.
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

/** A service's module with one of its calls left. */
const only = (text: string, id: string): string => {
  const [head = '', ...statements] = text.split(/^(?=(?:const|export) )/m);
  const found = statements.find((statement) => statement.startsWith(`const ${id} = `));
  if (!found) throw new Error(`dist/ has no operation ${id}: is the build older than generated/?`);
  return head + found;
};
