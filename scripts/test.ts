import { requireChromium } from './chromium.ts';
import { packSteps } from './pack/steps.ts';
import { gates } from './steps/gates.ts';
import { commands, runAll, type Step } from './steps/step.ts';
import { tests } from './steps/tests.ts';

/** The browser journeys; a machine without a browser, and without a way to get one, fails them. */
const journeys: Step = {
  name: 'browser journeys',
  async run() {
    try {
      return await tests('browser journeys', ['--project=e2e'], { CHROME_PATH: requireChromium() }).run();
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
    }
  },
};

const start = performance.now();
const { passed, failed } = await runAll([
  ...gates,
  commands('build', ['node', 'scripts/build.ts']),
  tests('unit, React and contract tests', ['--project=unit', '--project=dom', '--project=contract']),
  tests('generator on copies', ['--project=generator']),
  ...packSteps,
  commands('size', ['node', 'scripts/size.ts']),
  commands('reference pages', ['node', 'scripts/docs.ts']),
  journeys,
]);
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
