import type { Step } from './step.ts';
import { tests } from './tests.ts';

/** The order in which files and tests run. */
export const shuffled = (seed: number): readonly string[] => [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${seed}`,
];

/** The unit tests and those of React: they need neither a build nor a browser. A seed shuffles files and tests. */
export const units = (seed?: number): Step =>
  tests(seed === undefined ? 'unit and React tests' : `unit and React tests, shuffled by seed ${seed}`, [
    '--project=unit',
    '--project=dom',
    // One worker for each processor: vitest keeps one back for itself, which is half of a small machine.
    '--maxWorkers=100%',
    ...(seed === undefined ? [] : shuffled(seed)),
  ]);
