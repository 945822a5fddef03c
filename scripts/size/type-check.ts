import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '../budgets/figures.ts';
import { project, run } from '../steps/step.ts';
import { userFile } from './user-file.ts';

/** Type instantiations that thirty lines of a user may take. */
export const INSTANTIATIONS = figures.instantiations.must;

/** Packages that a project needs to check {@link userFile}, besides Vitrine itself. */
export const userProject: Readonly<Record<string, string>> = {
  'user.ts': userFile,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      module: 'nodenext',
      moduleResolution: 'nodenext',
    },
    files: ['user.ts'],
  }),
};

/**
 * The instantiations that a compiler counts in a folder with {@link userProject}; the same at every run.
 * @throws Error with the compiler's words when the file has no types.
 */
export const instantiationsIn = async (folder: string, compiler: string): Promise<number> => {
  const args = [compiler, '-p', '.', '--extendedDiagnostics'];
  const { code, output } = await run(process.execPath, args, {}, folder);
  const count = /^Instantiations:\s+(\d+)$/m.exec(output)?.[1];
  if (code !== 0 || !count) throw new Error(`A user's file cannot be checked by ${compiler}:\n${output}`);
  return Number(count);
};

/** Gives a folder in which the package is found under its own name, and removes it again. */
export const inUserProject = async <Result>(
  work: (folder: string) => Promise<Result>,
  file = userFile,
): Promise<Result> => {
  const folder = join(project, '.cache/user');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...userProject, 'user.ts': file }))
    writeFileSync(join(folder, name), text);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
