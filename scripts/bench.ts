// `npm run bench`: every budget beside what others come to; ends with 1 when one does not hold. `-- calls sandbox` measures
// groups alone, `-- load` what a large sandbox bears, and `-- --write` keeps the figures and shows them in docs/performance.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Group, Measured } from './budgets/figures.ts';
import { keep } from './budgets/record.ts';
import { asText, broken } from './budgets/table.ts';
import { showLoad } from './bench/show-load.ts';
import { project } from './steps/step.ts';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!existsSync(join(project, 'dist/bin/vitrine.js'))) {
  console.error('There is no build to measure in dist/. Run "npm run build" first.');
  process.exit(1);
}
const { groups } = await import('./bench/groups.ts');
const names = Object.keys(groups) as Group[];
const unknown = positionals.filter((name) => name !== 'load' && !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(', ')}; there are ${names.join(', ')} and load.`);
  process.exit(1);
}

if (positionals.includes('load')) await showLoad();
let measured: Measured = {};
for (const name of positionals.length > 0 ? names.filter((one) => positionals.includes(one)) : names) {
  console.error(`measuring ${name} ...`);
  measured = { ...measured, ...(await groups[name]()) };
}
if (Object.keys(measured).length > 0) console.log(asText(measured));
const wrong = broken(measured);
for (const line of wrong) console.error(`Over its budget: ${line}`);
if (wrong.length > 0) process.exitCode = 1;
if (values.write) keep(measured);
