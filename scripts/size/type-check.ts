import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figures } from '../budgets/figures.ts';
import { project, run } from '../steps/step.ts';
import { userFile } from './user-file.ts';

/** Maximum number of type instantiations for thirty lines of a user. */
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
 * The number of instantiations that a compiler counts in a folder with {@link userProject}, which is the same
 * in every run.
 * @throws Error with the output of the compiler if the file does not compile.
 */
export const instantiationsIn = async (folder: string, compiler: string): Promise<number> => {
  const args = [compiler, '-p', '.', '--extendedDiagnostics'];
  const { code, output } = await run(process.execPath, args, {}, folder);
  const count = /^Instantiations:\s+(\d+)$/m.exec(output)?.[1];
  if (code !== 0 || !count) throw new Error(`A user's file cannot be checked by ${compiler}:\n${output}`);
  return Number(count);
};

/** Calls a function with a temporary folder in which imports of the package resolve. */
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
