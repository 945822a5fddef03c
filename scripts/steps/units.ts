import { availableParallelism } from 'node:os';
import type { Step } from './step.ts';
import { tests } from './tests.ts';

/**
 * One worker more than processors, because some tests wait for real connections and processes. Vitest's
 * default leaves one processor free, which is half of a machine with two.
 */
export const ALL_PROCESSORS = `--maxWorkers=${availableParallelism() + 1}`;

/** The order in which files and tests run. */
export const shuffled = (seed: number): readonly string[] => [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${seed}`,
];

/** The unit and React tests, which need neither a build nor a browser. A seed shuffles files and tests. */
export const units = (seed?: number): Step =>
  tests(
    {
      id: seed === undefined ? 'first' : `shuffled-${seed}`,
      name: seed === undefined ? 'unit and React tests' : `unit and React tests, shuffled by seed ${seed}`,
      cores: 'all',
      repeat: seed === undefined ? 'npm run test:unit' : `npm run test:unit -- --seed ${seed}`,
    },
    ['--project=unit', '--project=dom', ALL_PROCESSORS, ...(seed === undefined ? [] : shuffled(seed))],
  );
