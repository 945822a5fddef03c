import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const folder = join(import.meta.dirname, 'mutants');

/** All mutants by area of the sandbox: each file of mutants/ is one area. */
export const allMutants = async (): Promise<(readonly Mutant[])[]> => {
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(join(folder, file)) as Promise<{ mutants: readonly Mutant[] }>),
  );
  return modules.map(({ mutants }) => mutants);
};
