import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../budgets/outcome.ts';
import { oldestCompiler } from '../pack/vite-project.ts';
import { instantiationsIn, userProject } from '../size/type-check.ts';
import type { UserProject } from './user-project.ts';

/** The packages and files of an installation, and the work that its types are for TypeScript 5.9. */
export const installation = async (project: UserProject): Promise<Outcome> => {
  const folder = await project.folder();
  const modules = join(folder, 'node_modules');
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, unknown>>;
  };
  const sizes = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const packages = Object.keys(lock.packages).length;
  const disk = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  await project.add(`typescript@${oldestCompiler}`);
  for (const [name, text] of Object.entries(userProject)) await project.write(name, text);
  const instantiations = await instantiationsIn(folder, join(modules, 'typescript/bin/tsc'));
  return { figures: { packages, disk, files: sizes.length, instantiations } };
};
