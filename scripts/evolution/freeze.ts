import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesOf } from '../docs/entries.ts';

/** Folder with the user code of the last release, which must continue to compile. */
export const compatFolder = 'compat';

/**
 * Folders whose files contain code as users write it: examples, and the type tests of services and source
 * folders.
 */
const homes = ['examples', 'test/types', 'src'];

/**
 * The present user code by path, with imports of the published entry points in place of our sources. A file
 * that imports anything else is left out, and so are the files that import it.
 */
export const usersOf = (project: string): Map<string, string> => {
  const entries = new Map(
    // The source of an entry point may be a .tsx file; the name of its declaration file does not show this.
    entriesOf(project).flatMap(({ name, source }) =>
      [source, source.replace(/\.ts$/, '.tsx')].map((file) => [join(project, file), name]),
    ),
  );
  const users = new Map(
    homes.flatMap((home) => filesOf(project, home)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const isOpen = (file: string, text: string): boolean =>
    importsOf(text).some((path) => {
      const target = join(dirname(file), path);
      return !entries.has(target) && !users.has(target);
    });
  for (let open = true; open;) {
    const left = [...users].filter(([file, text]) => isOpen(file, text));
    for (const [file] of left) users.delete(file);
    open = left.length > 0;
  }
  return new Map(
    [...users].map(([file, text]) => [
      relative(project, file),
      text.replaceAll(relativeImport, (whole, before: string, path: string) => {
        const entry = entries.get(join(dirname(file), path));
        return entry ? `${before}'${entry}'` : whole;
      }),
    ]),
  );
};

/** Stores the present user code for a release, in place of the earlier code. */
export const freeze = (project: string, version: string): number => {
  const users = usersOf(project);
  const folder = join(project, compatFolder);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of users) {
    mkdirSync(dirname(join(folder, version, file)), { recursive: true });
    writeFileSync(join(folder, version, file), text);
  }
  return users.size;
};

const relativeImport = /((?:from|import)\s*\(?\s*)'(\.[^']+)'/g;

const importsOf = (text: string): string[] =>
  [...text.matchAll(relativeImport)].map(([, , path = '']) => path);

const filesOf = (project: string, home: string): string[] =>
  readdirSync(join(project, home), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => home !== 'src' || file.endsWith('.test-d.ts'))
    // A program with packages of its own does not compile in a folder without these packages.
    .filter((file) => !existsSync(join(project, home, file.split(/[/\\]/)[0] ?? '', 'package.json')))
    .map((file) => join(project, home, file));
