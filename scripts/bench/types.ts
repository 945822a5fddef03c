import type { Outcome } from '../budgets/outcome.ts';
import { userProject } from '../size/type-check.ts';
import { compiler, secondsOf } from './processes.ts';
import type { UserProject } from './user-project.ts';
import { compared } from './user/measure.ts';

/** The time of the compiler for thirty lines of a user, relative to an empty file. */
export const types = async (project: UserProject): Promise<Outcome> => {
  const sample = async (name: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) await project.write(`${name}/${file}`, text);
    return secondsOf([compiler, '-p', name], await project.folder());
  };
  const { control, ours } = await compared(
    await sample('types-bare', { ...userProject, 'user.ts': 'export {};\n' }),
    { ours: await sample('types-user', userProject) },
    18,
  );
  return { figures: { typeTime: ours }, control };
};
