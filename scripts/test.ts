import { packSteps } from './pack/steps.ts';
import { gates } from './steps/gates.ts';
import { journeys } from './steps/journeys.ts';
import { commands, runAll } from './steps/step.ts';
import { tests } from './steps/tests.ts';

const start = performance.now();
const { passed, failed } = await runAll([
  ...gates,
  commands('build', ['node', 'scripts/build.ts']),
  commands('types of the playground', ['tsc', '-p', 'playground']),
  tests('unit, React and contract tests, examples', [
    '--project=unit',
    '--project=dom',
    '--project=react-18',
    '--project=contract',
    '--project=examples',
    // One worker for each processor: vitest keeps one back for itself, which is half of a small machine.
    '--maxWorkers=100%',
  ]),
  commands('rules of the sandbox, each turned off', ['node', 'scripts/rules.ts', '--some']),
  tests('generator on copies', ['--project=generator']),
  ...packSteps,
  commands('soak, in short', ['node', 'scripts/soak.ts', '--seconds', '20']),
  commands('size', ['node', 'scripts/size.ts']),
  commands('reference pages', ['node', 'scripts/docs.ts']),
  journeys(),
  commands('what the journeys have shown', ['node', 'scripts/acceptance.ts']),
]);
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
