// The code of the last release's users, kept in compat/, compiles against the present sources. Before the first release
// there is no such folder, and nothing to check.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../docs/entries.ts';
import { compatFolder } from '../evolution/freeze.ts';
import { project, run } from '../steps/step.ts';

if (!existsSync(join(project, compatFolder))) {
  console.log(`No release yet: there is no ${compatFolder}/.`);
  process.exit();
}
const [version, ...others] = readdirSync(join(project, compatFolder));
if (!version || others.length > 0)
  throw new Error(`${compatFolder}/ must hold one folder, the last release.`);

const sourceOf = (source: string): string =>
  existsSync(join(project, source)) ? source : source.replace(/\.ts$/, '.tsx');

const folder = join(project, '.cache/compat');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      rootDir: '../..',
      paths: Object.fromEntries(
        entriesOf(project).map(({ name, source }) => [name, [`../../${sourceOf(source)}`]]),
      ),
    },
    include: [`../../${compatFolder}`],
  }),
);

const { output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
// An expected error that no longer occurs breaks no user. Only code that stopped compiling does.
const isNewlyAllowed = (line: string): boolean => line.includes('error TS2578');
const broken = output.split('\n').filter((line) => line.includes('error TS') && !isNewlyAllowed(line));
if (broken.length > 0) {
  console.error(
    `Code that users of ${version} wrote no longer compiles. Undo the change; or, if it is intended, name it in ` +
      `CHANGELOG.md under "Breaking" with what to do, and take the lines out of ${compatFolder}/${version}/. ` +
      `"npm run release:snapshot" takes the present code as that of the release.\n${broken.join('\n')}`,
  );
  process.exitCode = 1;
}
