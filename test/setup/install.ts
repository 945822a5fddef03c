import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program and its arguments. */
export type CommandLine = readonly [command: string, ...args: string[]];

/** Commands that install packages of Debian; none where that is impossible. */
export const debian = (...packages: readonly string[]): readonly CommandLine[] =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
      ]
    : [];

/** Runs the commands in order until the program is found; undefined if none of them installs it. */
export const installBy = <Found>(
  ways: readonly CommandLine[],
  find: () => Found | undefined,
): Found | undefined => {
  for (const [command, ...args] of ways) {
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.log(`${[command, ...args].join(' ')} failed (exit code ${status ?? 'none'}).`);
    const installed = find();
    if (installed !== undefined) return installed;
  }
  return undefined;
};
