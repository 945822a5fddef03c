import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './steps/step.ts';
import { bundleCommand } from './build/bundle.ts';

/** Files of dist/ that other commands own. */
const kept = new Set(['docs']);

/** Removes what an earlier build left, so that nothing stale is packed. */
const clean = (dist: string): void => {
  mkdirSync(dist, { recursive: true });
  for (const entry of readdirSync(dist)) if (!kept.has(entry)) rmSync(join(dist, entry), { recursive: true });
};

/** The package as it is published: modules and types by tsc, the descriptions, and the command as one file. */
const build = async (withBundle: boolean): Promise<number> => {
  const dist = join(project, 'dist');
  clean(dist);
  const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  copySpecs(dist);
  if (withBundle) await bundleCommand(dist);
  return 0;
};

/** Each service's description in one file, as the generator bundled it. */
const copySpecs = (dist: string): void => {
  mkdirSync(join(dist, 'spec'));
  const generated = join(project, 'generated');
  for (const service of readdirSync(generated))
    if (statSync(join(generated, service)).isDirectory())
      copyFileSync(join(generated, service, 'openapi.yaml'), join(dist, 'spec', `${service}.yaml`));
};

process.exitCode = await build(!process.argv.includes('--no-bundle'));
