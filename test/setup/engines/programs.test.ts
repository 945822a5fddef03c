import { describe, expect, test } from 'vitest';
import { engineTests } from '../../../scripts/steps/browser.ts';
import { engineNames, findEngine, noEngine, requireEngine } from './programs.ts';

const never = () => undefined;

describe('the browsers besides Chromium', () => {
  test.each(engineNames)('%s is not found in a folder without it', (name) => {
    expect(findEngine(name, '/nowhere')).toBeUndefined();
  });

  test('are installed if they are missing, and used then', () => {
    const answers = [undefined, ['/installed/firefox']];
    expect(requireEngine('firefox', () => answers.shift(), [['true']])).toEqual(['/installed/firefox']);
  });

  test.each([
    ['firefox', 'sudo apt-get install firefox-esr'],
    ['webkit', 'sudo apt-get install webkit2gtk-driver xvfb'],
  ] as const)(
    'without %s the tests fail and name the command; they are not skipped',
    async (name, command) => {
      const missing = (asked: string) => {
        if (asked === name) requireEngine(name, never, []);
      };
      const { passed, failed, failures } = await engineTests(
        { id: 'engines', name: 'engines' },
        missing,
      ).run();
      expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
      expect(failures[0]?.message).toBe(noEngine(name));
      expect(noEngine(name)).toContain(`"${command}"`);
    },
  );
});
