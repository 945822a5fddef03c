import { requireChromium } from '../chromium.ts';
import type { Step } from './step.ts';
import { tests } from './tests.ts';

/** The browser journeys; a machine without a browser, and without a way to get one, fails them. */
export const journeys = (browser = requireChromium): Step => ({
  name: 'browser journeys',
  async run() {
    try {
      return await tests('browser journeys', ['--project=browser', '--project=tabs', '--project=e2e'], {
        CHROME_PATH: browser(),
      }).run();
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
    }
  },
});
