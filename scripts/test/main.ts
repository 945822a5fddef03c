// `npm test` runs every step; `npm test -- lint size` runs these steps and those that they need; `npm test -- <file> -t
// <name>` runs single tests. `npm run test:deep` does the same with full counts and the steps of the deep list.
import { shareCompiledCode } from '../steps/compiled.ts';
import { prepareMachine } from '../steps/machine.ts';
import { runAll } from '../steps/run-all.ts';
import { runSingleTests } from '../steps/single-tests.ts';
import type { Step } from '../steps/step.ts';
import { isDeep } from '../../test/setup/counts.ts';
import { deepSteps, inBrowser, steps } from '../steps/list.ts';

const all = isDeep() ? [...steps, ...deepSteps] : steps;

/** The named steps and all that they need, in the order of the list. */
const withNeeds = (ids: readonly string[]): readonly Step[] => {
  const wanted = new Set<string>();
  const add = (id: string): void => {
    wanted.add(id);
    for (const need of all.find((step) => step.id === id)?.needs ?? []) add(need);
  };
  ids.forEach(add);
  return all.filter(({ id }) => wanted.has(id));
};

const args = process.argv.slice(2);
if (args.includes('--list')) for (const { id, name } of all) console.log(`${id.padEnd(24)}${name}`);
else if (args.every((arg) => all.some(({ id }) => id === arg))) {
  const chosen = args.length > 0 ? withNeeds(args) : all;
  prepareMachine(chosen.some(({ id }) => inBrowser.includes(id)));
  shareCompiledCode();
  const start = performance.now();
  const { passed, failed } = await runAll(chosen);
  console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} else process.exitCode = runSingleTests(args);
