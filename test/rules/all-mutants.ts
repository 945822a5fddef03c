import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const folder = join(import.meta.dirname, 'mutants');

/** All mutants, from the files of mutants/, which has one file for each area of the sandbox. */
export const allMutants = async (): Promise<Mutant[]> => {
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file)) as Promise<{ mutants: readonly Mutant[] }>),
  );
  return modules.flatMap(({ mutants }) => mutants);
};
