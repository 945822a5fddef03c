// `npm run coverage`: the lines and branches of `src/` that the tests beside the code reach, with the least share of each.
// `-- --list` prints the test files and runs none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../steps/step.ts';

const tests = [join(project, 'src/'), '--project=unit', '--project=dom'];
const coverage = [
  // Counting slows tests down, and a test that times out on a busy machine would change the counts.
  '--testTimeout=600000',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=src/**/*.{ts,tsx}',
  '--coverage.exclude=src/**/*.test*',
  '--coverage.exclude=src/**/testing/**',
  '--coverage.reporter=text-summary',
  '--coverage.reporter=html',
  '--coverage.thresholds.lines=98',
  '--coverage.thresholds.branches=93',
];
const args = process.argv.includes('--list')
  ? ['list', '--filesOnly', ...tests]
  : ['run', ...tests, ...coverage];
process.exitCode =
  spawnSync(join(project, 'node_modules/.bin/vitest'), args, { cwd: project, stdio: 'inherit' }).status ?? 1;
