// `npm run fuzz`: runs every suite with generated inputs (properties, fuzzers) with one seed, which is printed first.
// `-- --seed 7` repeats a run, `-- --runs 20000` tries more inputs, `-- --deep` is as thorough as `npm run test:deep`, `-- --list`
// prints the suites and runs none.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll } from '../../scripts/steps/run-all.ts';
import { project } from '../../scripts/steps/step.ts';
import { tests } from '../../scripts/steps/tests.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    deep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000_007);
if (!Number.isInteger(seed)) throw new Error('A seed is a whole number.');

const makesInputs = (file: string): boolean =>
  /from 'fast-check'|\batMost\(/.test(readFileSync(join(project, file), 'utf8'));

/** Each folder with suites that make inputs, and the fewest that it has. */
const FOLDERS: Readonly<Record<string, number>> = { src: 20, sandbox: 7, test: 2 };

const suites = Object.entries(FOLDERS).flatMap(([folder, fewest]) => {
  const found = globSync(`${folder}/**/*.test.ts`, { cwd: project })
    .filter((file) => !/\.slow\.|^test\/contract\//.test(file) && makesInputs(file))
    .toSorted();
  if (found.length < fewest)
    throw new Error(`${folder}/ has only ${found.length} suites that make inputs: have they moved?`);
  return found;
});

console.log(`${suites.length} suites, seed ${seed}: npm run fuzz -- --seed ${seed}`);
for (const suite of suites) console.log(`  ${suite}`);
if (values.list) process.exit();
const { passed, failed } = await runAll([
  tests(
    { id: 'fuzz', name: 'properties and fuzzers', repeat: `npm run fuzz -- --seed ${seed}` },
    ['--project=unit', ...suites],
    {
      VITRINE_SEED: String(seed),
      ...(values.runs && { VITRINE_RUNS: values.runs }),
      ...(values.deep && { VITRINE_DEEP: '1' }),
    },
  ),
]);
console.log(`${passed} passed, ${failed} failed, seed ${seed}`);
process.exitCode = failed > 0 ? 1 : 0;
