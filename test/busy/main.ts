// `npm run test:busy`: runs the browser suites and the suites that depend on time, while other processes keep
// all processors busy and every answer in the browser is delayed. `-- src/session/dispose.test.ts -t
// "renewal" --times 30` repeats tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepBusy } from './keep-busy.ts';
import { browserTests } from '../../scripts/steps/browser.ts';
import { nodeProjects, steps } from '../../scripts/steps/list.ts';
import { runAll } from '../../scripts/steps/run-all.ts';
import { project, type Step } from '../../scripts/steps/step.ts';
import { tests } from '../../scripts/steps/tests.ts';
import { timingSensitive } from '../../scripts/steps/timing-sensitive.ts';
import { shuffled } from '../../scripts/steps/units.ts';

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

const given = [...positionals, ...(values.testNamePattern ? ['-t', values.testNamePattern] : [])];
const repeat = 'npm run test:busy';
/** The named tests, or all suites. */
const suites: readonly Step[] =
  given.length > 0
    ? [
        tests({ id: 'busy', name: `busy: ${given.join(' ')}`, cores: 'all', repeat }, [
          ...given,
          '--project=!generator',
        ]),
      ]
    : [
        tests(
          {
            id: 'busy-units',
            name: `busy: suites that depend on time, shuffled by seed ${seed}`,
            cores: 'all',
            repeat,
          },
          [
            ...Object.keys(timingSensitive),
            ...nodeProjects.map((name) => `--project=${name}`),
            ...shuffled(seed),
          ],
        ),
        browserTests(
          { id: 'busy-tabs', name: 'busy: service worker, tabs, documentation', cores: 'all', repeat },
          ['browser', 'tabs'],
        ),
        browserTests({ id: 'busy-journeys', name: 'busy: browser journeys', cores: 'all', repeat }, ['e2e']),
      ];
/** The browser suites use the built package and its pages. */
const needsBuild = given.length === 0 || positionals.some((path) => /e2e|tabs|\.browser/.test(path));
const isBuilt = existsSync(join(project, 'dist/docs')) && existsSync(join(project, 'dist/src'));
const builds = needsBuild && !isBuilt ? steps.filter(({ id }) => id === 'build' || id === 'docs') : [];

let { passed, failed } = await runAll(builds);
const busy = await keepBusy();
try {
  for (let run = 1; run <= times; run++) {
    if (times > 1) console.log(`run ${run} of ${times}`);
    const total = await runAll(suites);
    passed += total.passed;
    failed += total.failed;
  }
} finally {
  await busy.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
