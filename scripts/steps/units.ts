import type { Step } from './step.ts';
import { tests } from './tests.ts';

/** One worker for each processor: vitest keeps one back for itself, which is half of a small machine. */
export const ALL_PROCESSORS = '--maxWorkers=100%';

/** The order in which files and tests run. */
export const shuffled = (seed: number): readonly string[] => [
  '--sequence.shuffle.files',
  '--sequence.shuffle.tests',
  `--sequence.seed=${seed}`,
];

/** The unit tests and those of React: they need neither a build nor a browser. A seed shuffles files and tests. */
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
