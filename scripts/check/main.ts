import { quickChecks } from '../steps/quick-checks.ts';
import { runAll } from '../steps/run-all.ts';

const { passed, failed } = await runAll(quickChecks);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
