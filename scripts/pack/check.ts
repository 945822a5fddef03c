import { packSteps } from './steps.ts';
import { runAll } from '../steps/run-all.ts';

const { passed, failed } = await runAll(packSteps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
