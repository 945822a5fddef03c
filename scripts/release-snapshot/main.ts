// `npm run release:snapshot`: records the present descriptions and the code of users as the last release,
// under the version of package.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogFile, released } from '../evolution/changelog.ts';
import { compatFolder, freeze } from '../evolution/freeze.ts';
import { writeRelease } from '../evolution/released.ts';
import { presentState } from '../evolution/snapshot.ts';

const project = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
const changelog = join(project, changelogFile);

try {
  const text = released(readFileSync(changelog, 'utf8'), version);
  writeRelease(project, { version, snapshot: await presentState(project) });
  writeFileSync(changelog, text);
  const users = freeze(project, version);
  console.log(
    `${compatFolder}/${version}/ holds the code of ${users} users' files, which must continue to compile.`,
  );
  console.log(
    `spec/released/${version}.json holds the descriptions as they are now; ${changelogFile} has ${version}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
