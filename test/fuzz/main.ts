// `npm run fuzz`: runs every suite with generated inputs (properties, fuzzers) with one seed, which is printed first.
// `-- --seed 7` repeats a run, `-- --runs 20000` tries more inputs, `-- --deep` is as thorough as `npm run test:deep`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll } from '../../scripts/steps/run-all.ts';
import { project } from '../../scripts/steps/step.ts';
import { tests } from '../../scripts/steps/tests.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string' }, deep: { type: 'boolean', default: false } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000_007);
if (!Number.isInteger(seed)) throw new Error('A seed is a whole number.');

const makesInputs = (file: string): boolean =>
  /fuzz|fire/.test(file) || /from 'fast-check'|\batMost\(/.test(readFileSync(join(project, file), 'utf8'));

const suites = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts'))
    .filter((file) => !file.startsWith('test/contract/') && makesInputs(file)),
);

console.log(`${suites.length} suites, seed ${seed}: npm run fuzz -- --seed ${seed}`);
for (const suite of suites) console.log(`  ${suite}`);
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
