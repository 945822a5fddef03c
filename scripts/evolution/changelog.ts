import type { Change } from './change.ts';

/** The change log of the descriptions. */
export const changelogFile = 'spec/CHANGELOG.md';

const heading = '## Unreleased';

/** Text between a heading and the next heading of the same level; empty when the heading does not exist. */
const sectionOf = (text: string, title: string): string => {
  const level = title.slice(0, title.indexOf(' ') + 1);
  const lines = text.split('\n');
  const start = lines.indexOf(title);
  if (start < 0) return '';
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith(level));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join('\n')
    .trim();
};

/** The breaking changes that the change log does not name yet, in backticks, under "Unreleased" and "Breaking". */
export const unnamed = <Given extends Change>(changes: readonly Given[], changelog: string): Given[] => {
  const section = sectionOf(sectionOf(changelog, heading), '### Breaking');
  return changes.filter(({ breaking, subject }) => breaking && !section.includes(`\`${subject}\``));
};

/**
 * The change log after a release: the unreleased entries are below the heading of the version. If the version
 * exists already and there are no unreleased entries, nothing changes: its snapshot is taken again before the
 * publication.
 * @throws Error when there is no section for unreleased changes, or when the version exists already and there
 * are unreleased entries.
 */
export const released = (changelog: string, version: string): string => {
  if (!changelog.split('\n').includes(heading)) throw new Error(`${changelogFile} has lost "${heading}".`);
  const known = changelog
    .split('\n')
    .some((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
  if (!known) return changelog.replace(heading, `${heading}\n\n## ${version}`);
  if (sectionOf(changelog, heading) === '') return changelog;
  throw new Error(
    `${changelogFile} has ${version} already. Raise the version in package.json, or move the unreleased entries by hand.`,
  );
};
