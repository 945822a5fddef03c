// `npm run test:unit`: the unit and React tests, which take less than two minutes and need neither a build
// nor a browser. `-- --shuffled` runs files and tests in three other orders, `-- --seed 7` in the order of
// this seed.
import { parseArgs } from 'node:util';
import { shareCompiledCode } from '../steps/compiled.ts';
import { runAll } from '../steps/run-all.ts';
import { units } from '../steps/units.ts';

const { values } = parseArgs({
  options: { shuffled: { type: 'boolean', default: false }, seed: { type: 'string' } },
});
const seeds = values.seed === undefined ? (values.shuffled ? [1, 2, 3] : [undefined]) : [Number(values.seed)];
shareCompiledCode();
const { passed, failed } = await runAll(seeds.map((seed) => units(seed)));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
