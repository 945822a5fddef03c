import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { project, step, type Step } from '../steps/step.ts';
import { reachedTypes } from '../build/reached-types.ts';
import { entries, expectedFiles } from './expected-files.ts';
import { reachedFrom } from './imports.ts';
import type { Tarball } from './tarball.ts';

const chunks = join(project, 'dist/chunks');

/** Files of dist/chunks and types that an entry point imports. A file that no entry point imports is extra. */
const sharedFiles = (): string[] => {
  const files = entries(project).map((entry) => join(project, entry));
  const types = reachedTypes(files.map((file) => file.replace(/\.js$/, '.d.ts')));
  const modules = files.flatMap((file) => reachedFrom(file).files).filter((file) => file.startsWith(chunks));
  return [...types, ...new Set(modules)].map((file) => relative(project, file).replaceAll('\\', '/'));
};

/** The limits of the package: bytes to download, bytes on disk, and number of files. */
const most = { packed: 2_000_000, unpacked: 11_000_000, files: 2_200 } as const;

const tooLarge = ({ size, files }: Tarball): string[] => {
  const measured = {
    packed: size,
    unpacked: files.reduce((sum, file) => sum + file.size, 0),
    files: files.length,
  };
  return (['packed', 'unpacked', 'files'] as const)
    .filter((name) => measured[name] > most[name])
    .map((name) => `too large: ${name} ${measured[name]}, at most ${most[name]}`);
};

/** Checks that the tarball has exactly the files that follow from the sources, and is within its limits. */
export const filesAreExact = (tarball: () => Promise<Tarball>): Step =>
  step(
    { id: 'tarball', name: 'the tarball has exactly its files and is small', needs: ['build'] },
    async () => {
      const packed = await tarball();
      const found = packed.files.map(({ path }) => path);
      const expected = [...expectedFiles(project), ...sharedFiles()];
      const missing = expected.filter((file) => !found.includes(file)).map((file) => `missing: ${file}`);
      const extra = found.filter((file) => !expected.includes(file)).map((file) => `extra: ${file}`);
      const wrong = [...missing, ...extra, ...tooLarge(packed)];
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      const first = readFileSync(join(project, 'dist/bin/vitrine.js'), 'utf8').split('\n', 1)[0];
      if (first !== '#!/usr/bin/env node')
        throw new Error(`The command begins with "${first}", not with #!.`);
    },
  );
