// `npm run bench`: every budget beside the figures of the peers; ends with 1 when a budget does not hold, or
// a group is void or fails. `-- calls sandbox` measures only these groups, `-- load` the maximum load of a
// large sandbox, and `-- --write` records the figures and writes them into docs/performance.md and README.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Group } from '../budgets/figure.ts';
import { controlsIn, measuredIn, type Outcomes, voidGroups } from '../budgets/outcome.ts';
import { keep } from '../budgets/record.ts';
import { asText, broken } from '../budgets/table.ts';
import { showLoad } from './show-load.ts';
import { UserProject } from './user-project.ts';
import { readServices } from '../docs/operations.ts';
import { writeReadmeFacts } from '../docs/readme-facts.ts';
import { project } from '../steps/step.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!existsSync(join(project, 'dist/bin/vitrine.js'))) {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exit(1);
}
const { groups } = await import('./groups.ts');
const names = Object.keys(groups) as Group[];
const unknown = positionals.filter((name) => name !== 'load' && !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}; there are ${names.join(', ')} and load.`);
  process.exit(1);
}

if (positionals.includes('load')) await showLoad();
const chosen = positionals.length > 0 ? names.filter((name) => positionals.includes(name)) : names;
let outcomes: Outcomes = {};
const failed: Group[] = [];
{
  using user = new UserProject();
  for (const name of chosen) {
    const start = performance.now();
    try {
      outcomes = { ...outcomes, [name]: await groups[name](user) };
    } catch (error) {
      failed.push(name);
      console.error(error);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.error(`${failed.includes(name) ? 'FAILED' : 'measured'} ${name} in ${seconds} s`);
  }
}
const measured = measuredIn(outcomes);
if (chosen.length > 0) console.log(asText(measured, controlsIn(outcomes)));
const unsure = voidGroups(outcomes);
if (unsure.length > 0)
  console.error(`Void, because the machine was too noisy: npm run bench -- ${unsure.join(' ')} repeats it.`);
const wrong = broken(measured);
for (const line of wrong) console.error(`Over its budget: ${line}`);
if (wrong.length + unsure.length + failed.length > 0) process.exitCode = 1;
if (values.write) {
  keep(outcomes);
  writeReadmeFacts(project, readServices(project));
}
