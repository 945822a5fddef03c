import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { type CommandLine, debian, installBy } from './install.ts';

/** Debian's headless shell, whose pages take two thirds of the processor time of the full browser. */
const shell = '/usr/bin/chromium-headless-shell';
/** Locations at which distributions install Chromium or Chrome outside of the PATH, the fastest first. */
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser of this machine: CHROME_PATH, a system Chromium or Chrome, or Playwright's download.
 * @throws Error when CHROME_PATH names a file that cannot be run: falling back would hide a mistake.
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const asked = env['CHROME_PATH'];
  if (asked && !isExecutable(asked))
    throw new Error(
      `CHROME_PATH is ${asked}, which is not a program that can be run. Correct it, or unset it.`,
    );
  if (asked) return asked;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath, chromium.executablePath()].find((file) => file !== '' && isExecutable(file));
};

/**
 * The browser for the browser tests, which is installed if it is missing; undefined if the installation
 * fails.
 */
export const installChromium = (find = findChromium, ways = waysHere()): string | undefined => {
  const found = find();
  if (found) return found;
  console.log('There is no Chromium here: installing one for the browser tests ...');
  return installBy(ways, find);
};

/** Installs the headless shell, if this machine permits; otherwise the tests use the browser that it has. */
export const preferShell = (
  env: NodeJS.ProcessEnv = process.env,
  find = (): string | undefined => (isExecutable(shell) ? shell : undefined),
  ways = debian('chromium-headless-shell'),
): string | undefined => (env['CHROME_PATH'] ? undefined : (find() ?? installBy(ways, find)));

/**
 * The browser for the browser tests, which is installed if it is missing.
 * @throws Error with the command that installs it, if the installation fails.
 */
export const requireChromium = (): string => {
  const found = installChromium();
  if (found === undefined) throw new Error(noChromium());
  return found;
};

/** The command that installs a browser on this kind of machine. */
const installCommand: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'sudo apt-get install chromium',
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
};

/** One sentence that reports the missing browser and names the command that installs it. */
export const noChromium = (platform = process.platform): string =>
  'There is no Chromium, so the browser tests cannot run and this run will fail; install one with ' +
  `"${installCommand[platform] ?? 'npx playwright install chromium'}", or set CHROME_PATH to the program.`;

/** Commands that may install a browser on this machine, the best first. */
const waysHere = (): readonly CommandLine[] => [
  ...debian('chromium-headless-shell'),
  ...debian('chromium').slice(1),
  [process.execPath, playwrightCli, 'install', 'chromium'],
];

const playwrightCli = join(import.meta.dirname, '../../node_modules/playwright/cli.js');

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
