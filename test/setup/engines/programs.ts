import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { debian, installBy } from '../install.ts';

/** The engines besides Chromium, each with its programs and Debian's packages of them. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

interface Needs {
  /** The names of each program; one of them must exist. */
  readonly programs: readonly (readonly string[])[];
  readonly packages: readonly string[];
}

const needs: Readonly<Record<EngineName, Needs>> = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const findProgram = (names: readonly string[], folders: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));

/** The paths of an engine's programs; undefined if one is missing. */
export const findEngine = (
  name: EngineName,
  path = `${process.env['PATH'] ?? ''}${delimiter}/usr/bin`,
): readonly string[] | undefined => {
  const found = needs[name].programs.map((names) => findProgram(names, path.split(delimiter)));
  return found.every((file) => file !== undefined) ? found : undefined;
};

/** One sentence that names the missing programs and the command that installs them. */
export const noEngine = (name: EngineName): string =>
  `The tests in ${name} need ${needs[name].programs.map(([first]) => first).join(' and ')}, and this run will fail ` +
  `without; install them with "sudo apt-get install ${needs[name].packages.join(' ')}".`;

/**
 * The paths of an engine's programs, which are installed if they are missing.
 * @throws Error that says how to install them, when that fails.
 */
export const requireEngine = (
  name: EngineName,
  find: (name: EngineName) => readonly string[] | undefined = findEngine,
  ways = debian(...needs[name].packages),
): readonly string[] => {
  const found = find(name) ?? installBy(ways, () => find(name));
  if (found === undefined) throw new Error(noEngine(name));
  return found;
};
