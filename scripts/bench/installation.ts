import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets/figures.ts';
import { Consumer } from '../pack/consumer.ts';
import { pack } from '../pack/tarball.ts';
import { oldestCompiler } from '../pack/vite-project.ts';
import { instantiationsIn, userProject } from '../size/type-check.ts';

/** The packed package in an empty project: what it brings, what that takes, and what its types ask of TypeScript 5.9. */
export const installation = async (): Promise<Measured> => {
  const { file } = await pack();
  using consumer = new Consumer();
  await consumer.install(file);
  const modules = join(consumer.folder, 'node_modules');
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, unknown>>;
  };
  const packages = Object.keys(lock.packages).length;
  const disk = bytesIn(modules) / 1_000_000;
  await consumer.install(`typescript@${oldestCompiler}`);
  for (const [name, text] of Object.entries(userProject)) consumer.write(name, text);
  const compiler = join(modules, 'typescript/bin/tsc');
  return { packages, disk, instantiations: await instantiationsIn(consumer.folder, compiler) };
};

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
