import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogFile, unnamed } from './evolution/changelog.ts';
import { compare } from './evolution/compare.ts';
import { lastRelease } from './evolution/released.ts';
import { presentState } from './evolution/snapshot.ts';

const project = join(import.meta.dirname, '..');

const { version, snapshot } = lastRelease(project);
const changes = compare(snapshot, presentState(project));
const missing = unnamed(changes, readFileSync(join(project, changelogFile), 'utf8'));
for (const { breaking, sentence } of changes)
  console.log(`${breaking ? 'breaking' : 'notice  '}  ${sentence}`);
if (missing.length > 0) {
  const entries = missing.map(({ sentence }) => `- ${sentence}`).join('\n');
  console.error(
    `\nThese changes since ${version} break users. Undo them, or name them in ${changelogFile} under "## Unreleased", ` +
      `"### Breaking", with the reason and what to do:\n\n${entries}`,
  );
  process.exitCode = 1;
} else console.log(`${changes.length} changes since ${version}; the change log names those that break.`);
