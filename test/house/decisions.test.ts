import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('every decision has a title, its context, the decision and its consequence', () => {
  const form =
    /^# [^\n]+\n\n\*\*Context\.\*\* [^]+\n\n\*\*Decision\.\*\* [^]+\n\n\*\*Consequence\.\*\* [^]+\n$/;
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !form.test(textOf(file)))).toEqual([]);
});

test('the index lists every decision once, by its title', () => {
  const listed = textOf('README.md').match(/^- .+$/gm) ?? [];
  const wanted = files.map((file) => `- [${/^# (.+)$/m.exec(textOf(file))?.[1] ?? ''}](${file})`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});
