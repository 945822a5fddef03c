import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('scripts/README.md lists every command of package.json', () => {
  const page = readFileSync(join(project, 'scripts/README.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(?:npm )?([\w:-]+)` \|/gm)].map(([, name]) => name);
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([]);
});
