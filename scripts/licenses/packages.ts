import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that users install, with its declared license. */
export interface Found {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as Node would find it from another folder. */
const folderOf = (name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
};

/**
 * Every package that reaches the users of a project: its dependencies, its peers (which are also bundled into
 * its command), the dependencies of both, and packages whose code is inlined. Optional packages are included
 * if they are installed.
 * @throws Error when a required package is not installed.
 */
export const packagesOf = (project: string, inlined: readonly string[] = []): Found[] => {
  const { dependencies, peerDependencies } = read(project);
  const found = new Map<string, Found>();
  const visit = (
    names: Readonly<Record<string, string>> | undefined,
    from: string,
    optional: boolean,
  ): void => {
    for (const name of Object.keys(names ?? {})) {
      const folder = folderOf(name, from);
      if (!folder && optional) continue;
      if (!folder) throw new Error(`${name}, which ${from} needs, is not installed.`);
      if (found.has(folder)) continue;
      const manifest = read(folder);
      const license = manifest.license;
      found.set(folder, {
        name,
        version: manifest.version,
        license: (typeof license === 'object' ? license.type : license) ?? 'none',
      });
      visit(manifest.dependencies, folder, false);
      visit(manifest.optionalDependencies, folder, true);
    }
  };
  visit(dependencies, project, false);
  visit(peerDependencies, project, false);
  visit(Object.fromEntries(inlined.map((name) => [name, ''])), project, false);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};
