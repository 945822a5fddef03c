import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogFile, unnamed } from './changelog.ts';
import { compare } from './compare.ts';
import { lastRelease } from './released.ts';
import { presentState } from './snapshot.ts';

const project = join(import.meta.dirname, '../..');

const { version, snapshot } = lastRelease(project);
const changes = compare(snapshot, await presentState(project));
const changelog = readFileSync(join(project, changelogFile), 'utf8');
const missing = unnamed(changes, changelog);
for (const { breaking, service, sentence } of changes)
  console.log(`${breaking ? 'breaking' : 'notice  '}  ${service}: ${sentence}`);
if (missing.length > 0) {
  const entries = missing.map(({ sentence }) => `- ${sentence}`).join('\n');
  const again = changelog.includes(`## ${version} (not yet published)`)
    ? ` As ${version} is not published yet, "npm run release:snapshot" may replace it instead.`
    : '';
  console.error(
    `\nThese changes since ${version} break users. Undo them, or name them in ${changelogFile} under "## Unreleased", ` +
      `"### Breaking", with the reason and what to do.${again}\n\n${entries}`,
  );
  process.exitCode = 1;
} else if (changes.length === 0) console.log(`No changes since ${version} in spec/.`);
else console.log(`${changes.length} changes since ${version}; the change log names those that break.`);
