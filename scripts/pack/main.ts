// `npm run pack`: builds the package and writes it to dist/vitrine.tgz, which programs install until it is published.
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../steps/step.ts';
import { PACKED, pack } from './tarball.ts';

/** The path as one argument of a shell. */
const quoted = (path: string): string => (/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`);

const main = async (): Promise<number> => {
  console.log('Building the package (one to two minutes) ...');
  const { status } = spawnSync(process.execPath, [join(project, 'scripts/build/main.ts')], {
    cwd: project,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  const { file, size } = await pack();
  const written = join(project, PACKED);
  copyFileSync(file, written);
  console.log(`
${PACKED} is the package (${(size / 1e6).toFixed(1)} MB). In the folder of your program, which is outside of this clone, type next:

  npm install ${quoted(written)}

Programs need Node 22.18 or later.`);
  return 0;
};

process.exitCode = await main();
