import { describe, expect, test, vi } from 'vitest';
import { findChromium, requireChromium } from './chromium.ts';
import { journeys } from './steps/journeys.ts';

const never = () => undefined;

describe('the browser for the browser tests', () => {
  test('CHROME_PATH comes before everything else', () => {
    expect(findChromium({ CHROME_PATH: process.execPath })).toBe(process.execPath);
  });

  test('a wrong CHROME_PATH is said, not passed over', () => {
    expect(() => findChromium({ CHROME_PATH: '/nowhere/chrome' })).toThrow(
      'CHROME_PATH is /nowhere/chrome, which is not a program that can be run.',
    );
  });

  test('when there is none, one is installed, by the next way if the first fails', () => {
    vi.spyOn(console, 'log').mockImplementation(never);
    const answers = [undefined, undefined, '/installed/chromium'];
    expect(requireChromium(() => answers.shift(), [['false'], ['true']])).toBe('/installed/chromium');
  });

  test('when none can be had, the journeys fail with what to do, and are not skipped', async () => {
    vi.spyOn(console, 'log').mockImplementation(never);
    const { passed, failed, output } = await journeys(() => requireChromium(never, [['false']])).run();
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(output).toContain('set CHROME_PATH to the program');
  });
});
