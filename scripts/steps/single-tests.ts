import { spawnSync } from 'node:child_process';
import { findChromium } from '../../test/setup/chromium.ts';
import { project } from './step.ts';

/** Build commands that tests of a folder need. */
const builds: readonly { readonly tests: RegExp; readonly script: string }[] = [
  { tests: /^(playground\/e2e|test\/tabs|test\/engines)\//, script: 'scripts/build/main.ts' },
  { tests: /^test\/tabs\/docs/, script: 'scripts/docs/main.ts' },
];

/** Runs the builds that the named tests need, passes the arguments to vitest, and returns the exit code. */
export const runSingleTests = (args: readonly string[]): number => {
  for (const { tests, script } of builds)
    if (args.some((arg) => tests.test(arg)) && execute('node', [script]) !== 0) return 1;
  const browser = findChromium();
  return execute('vitest', ['run', ...args], browser === undefined ? {} : { CHROME_PATH: browser });
};

const execute = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(command, args, { cwd: project, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
