import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { project } from '../steps/step.ts';
import { bundleSandbox } from './bundle.ts';
import { compact } from './compact.ts';
import { bundleModules, entrySources } from './modules.ts';

/** Entries of dist/ that other commands write. */
const kept = new Set(['docs', 'vitrine.tgz']);

/** Removes the files of an earlier build, so that no stale file is packed. */
const clean = (dist: string): void => {
  mkdirSync(dist, { recursive: true });
  for (const entry of readdirSync(dist)) if (!kept.has(entry)) rmSync(join(dist, entry), { recursive: true });
};

/** Builds the published package: types by tsc, the descriptions, and modules by rolldown. */
const build = async (): Promise<number> => {
  const dist = join(project, 'dist');
  clean(dist);
  const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  copySpecs(dist);
  compact(
    dist,
    Object.keys(entrySources()).map((path) => `${path}.d.ts`),
  );
  await bundleModules(dist);
  await bundleSandbox(dist);
  return 0;
};

/** The same description with less indentation, which is a third of a deeply nested description. */
const indentedByOne = (file: string): string =>
  stringify(parse(readFileSync(file, 'utf8')), { indent: 1, indentSeq: false, lineWidth: 0 });

/** Each service's description in one file, as the generator bundled it. */
const copySpecs = (dist: string): void => {
  mkdirSync(join(dist, 'spec'));
  const generated = join(project, 'generated');
  for (const file of globSync('*/openapi.yaml', { cwd: generated }))
    writeFileSync(join(dist, 'spec', `${dirname(file)}.yaml`), indentedByOne(join(generated, file)));
};

process.exitCode = await build();
