import { findChromium, noChromium } from '../../test/setup/chromium.ts';
import { type EngineName, engineNames, requireEngine } from '../../test/setup/engines/programs.ts';
import { failedStep, type Step, type StepFacts } from './step.ts';
import { tests } from './tests.ts';

/** A step of tests in Chromium. Without a browser it fails and says how to install one; it is never skipped. */
export const browserTests = (
  facts: StepFacts,
  projects: readonly string[],
  find: () => string | undefined = findChromium,
): Step => ({
  ...facts,
  run: async () => {
    const browser = find();
    return browser === undefined
      ? failedStep(facts, noChromium())
      : tests(
          facts,
          projects.map((name) => `--project=${name}`),
          { CHROME_PATH: browser },
        ).run();
  },
});

/** A step of tests in Firefox and WebKit, which it installs. Without one of them it fails and says how to install it. */
export const engineTests = (
  facts: StepFacts,
  require: (name: EngineName) => unknown = requireEngine,
): Step => ({
  ...facts,
  run: async () => {
    try {
      engineNames.forEach((name) => require(name));
    } catch (error) {
      return failedStep(facts, error instanceof Error ? error.message : String(error));
    }
    return tests(facts, ['--project=engines']).run();
  },
});
