import { describe, expect, test, vi } from 'vitest';
import { findChromium, installChromium, noChromium, preferShell } from './chromium.ts';
import { browserTests } from '../../scripts/steps/browser.ts';

const never = () => undefined;

describe('the browser for the browser tests', () => {
  test('CHROME_PATH comes before everything else', () => {
    expect(findChromium({ CHROME_PATH: process.execPath })).toBe(process.execPath);
  });

  test('a wrong CHROME_PATH is an error and is not ignored', () => {
    expect(() => findChromium({ CHROME_PATH: '/nowhere/chrome' })).toThrow(
      'CHROME_PATH is /nowhere/chrome, which is not a program that can be run.',
    );
  });

  test('if there is no browser, one is installed; if an installation fails, the next command is tried', () => {
    vi.spyOn(console, 'log').mockImplementation(never);
    const answers = [undefined, undefined, '/installed/chromium'];
    expect(installChromium(() => answers.shift(), [['false'], ['true']])).toBe('/installed/chromium');
  });

  test('the headless shell is installed beside another browser, unless CHROME_PATH names the browser', () => {
    const found = [undefined, '/installed/shell'];
    expect(preferShell({}, () => found.shift(), [['true']])).toBe('/installed/shell');
    expect(preferShell({}, never, [])).toBeUndefined();
    expect(preferShell({ CHROME_PATH: process.execPath }, () => '/installed/shell')).toBeUndefined();
  });

  test('without a browser the journeys fail and name the command that installs one; they are not skipped', async () => {
    const journeys = browserTests({ id: 'journeys', name: 'browser journeys' }, ['e2e'], never);
    const { passed, failed, failures } = await journeys.run();
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(failures[0]?.message).toBe(noChromium());
  });

  test.each([
    ['linux', '"sudo apt-get install chromium"'],
    ['darwin', '"brew install --cask chromium"'],
    ['freebsd', '"npx playwright install chromium"'],
  ] as const)('on %s, one sentence reports the missing browser and names %s', (platform, command) => {
    expect(noChromium(platform)).toMatch(/^There is no Chromium[^.]*\.$/);
    expect(noChromium(platform)).toContain(command);
  });
});
