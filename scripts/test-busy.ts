// `npm run test:busy`: the browser suites and those that depend on time, while other processes keep all processors busy
// and every answer in the browser is delayed. `-- src/auth/dispose.test.ts -t "another one" --times 30` repeats tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepBusy } from './busy/keep-busy.ts';
import { journeys } from './steps/journeys.ts';
import { commands, project, runAll, type Step } from './steps/step.ts';
import { tests } from './steps/tests.ts';
import { timingSensitive } from './steps/timing-sensitive.ts';
import { shuffled } from './steps/units.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    testNamePattern: { type: 'string', short: 't' },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times is a whole number from 1 on.');
process.env['VITRINE_SLOW'] ??= '150';
/** Seed of the order in which the tests run. */
const seed = Date.now() % 1_000_000;

const browserTests = positionals.some((path) => /e2e|tabs|\.browser/.test(path));
const given = [...positionals, ...(values.testNamePattern ? ['-t', values.testNamePattern] : [])];
/** The tests that were named, or all suites. */
const suites: readonly Step[] =
  given.length > 0
    ? [tests(`busy: ${given.join(' ')}`, [...given, '--project=!generator'])]
    : [
        tests(`busy: suites that depend on time, shuffled by seed ${seed}`, [
          ...Object.keys(timingSensitive),
          ...['unit', 'dom', 'react-18', 'contract', 'examples'].map((name) => `--project=${name}`),
          ...shuffled(seed),
        ]),
        journeys(),
      ];
/** The browser suites use the built package and its pages. */
const needsBuild = given.length === 0 || browserTests;
const builds = [
  commands('build', ['node', 'scripts/build.ts']),
  commands('reference pages', ['node', 'scripts/docs.ts']),
];
const isBuilt = existsSync(join(project, 'dist/docs')) && existsSync(join(project, 'dist/src'));
const total = await runAll(needsBuild && !isBuilt ? builds : []);

const busy = await keepBusy();
for (let run = 1; run <= times; run++) {
  if (times > 1) console.log(`run ${run} of ${times}`);
  const { passed, failed } = await runAll(suites);
  total.passed += passed;
  total.failed += failed;
}
busy.stop();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
