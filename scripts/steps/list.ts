import { deepPackSteps, packSteps } from '../pack/steps.ts';
import { browserTests, engineTests } from './browser.ts';
import { quickChecks } from './quick-checks.ts';
import { commands, type Step } from './step.ts';
import { tests } from './tests.ts';
import { ALL_PROCESSORS } from './units.ts';

/** Projects of vitest that run in Node. Tests of the generator have a separate step. */
export const nodeProjects = ['unit', 'dom', 'react-18', 'contract', 'examples'];

/** Ids of the steps with pages in Chromium. */
export const inBrowser: readonly string[] = ['journeys', 'tabs'];

/**
 * `npm test`: every check that an accidental change can break. Steps that keep every processor busy come
 * first, the quick ones before the long ones. The others run side by side, the longest first, so that both
 * processors are busy until the end.
 */
export const steps: readonly Step[] = [
  commands({ id: 'build', name: 'build', cores: 'all' }, ['node', 'scripts/build/main.ts']),
  ...quickChecks,
  commands({ id: 'playground-types', name: 'types of the playground', cores: 'all', needs: ['build'] }, [
    'tsc',
    '-p',
    'playground',
  ]),
  tests({ id: 'units', name: 'unit, React and contract tests, examples', cores: 'all' }, [
    ...nodeProjects.map((name) => `--project=${name}`),
    ALL_PROCESSORS,
  ]),
  // This step runs beside the sequence of all steps after it. Its two workers use little more than one
  // processor, because each waits while the browser works.
  browserTests({ id: 'journeys', name: 'browser journeys', needs: ['build'] }, ['e2e']),
  commands({ id: 'docs', name: 'documentation', needs: ['build'] }, ['node', 'scripts/docs/main.ts']),
  tests({ id: 'generator', name: 'generator on copies' }, ['--project=generator']),
  browserTests(
    { id: 'tabs', name: 'service worker, tabs and documentation in a browser', needs: ['build', 'docs'] },
    ['browser', 'tabs'],
  ),
  ...packSteps,
  commands({ id: 'size', name: 'size', needs: ['build'] }, ['node', 'scripts/size/main.ts']),
  commands({ id: 'soak', name: 'soak, in short', needs: ['build'] }, [
    'node',
    'test/soak/main.ts',
    '--seconds',
    '20',
  ]),
  commands(
    {
      id: 'coverage-of-journeys',
      name: 'sentences, calls and notifications seen by the journeys',
      needs: ['journeys', 'units'],
    },
    ['node', 'test/acceptance/main.ts'],
  ),
];

/** `npm run test:deep` also runs these checks, which only a change of the tested part itself can break. */
export const deepSteps: readonly Step[] = [
  ...deepPackSteps,
  commands({ id: 'reality', name: 'the vendor’s packages and a data layer against the sandbox' }, [
    'node',
    'test/reality/official-packages.ts',
  ]),
  engineTests({
    id: 'engines',
    name: 'sessions, sign-in and journeys in Firefox and WebKit',
    needs: ['build'],
  }),
];
