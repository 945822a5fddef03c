import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Claim, claims, titlesIn } from './claims.ts';

const project = join(import.meta.dirname, '../..');

/** Titles by test file. */
const titles = new Map<string, readonly string[]>();
const titlesOf = (file: string): readonly string[] => {
  const known = titles.get(file) ?? titlesIn(readFileSync(join(project, file), 'utf8'));
  titles.set(file, known);
  return known;
};

const problemOf = ({ file, test: shown, title }: Claim): string | undefined => {
  const missing = [file, shown].find((path) => path === '' || !existsSync(join(project, path)));
  if (missing !== undefined) return `no file "${missing}"`;
  const found = titlesOf(shown).filter((known) => title !== '' && known.includes(title)).length;
  return found === 1 ? undefined : `${shown} has ${String(found)} titles with "${title}": correct claims.tsv`;
};

test('the file of each claim exists, and its title stands once in its test file', () => {
  expect(claims.flatMap((claim) => problemOf(claim) ?? [])).toEqual([]);
});

test('the title of each claim can be passed to -t unchanged: in quotes, and without special characters of a pattern', () => {
  expect(claims.filter(({ title }) => /[[\](){}?*+|^$%\\'"`]/.test(title))).toEqual([]);
});

test('points 1, 2 and 4 to 9 have claims, in this order, and no claim comes twice', () => {
  expect([...new Set(claims.map(({ point }) => point))]).toEqual(['1', '2', '4', '5', '6', '7', '8', '9']);
  const places = claims.map(({ point, heading, claim }) => `${point} ${heading}: ${claim}`);
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
});

test('titles are read from every form of a test', () => {
  const source = [
    `test('one', () => {});`,
    `test.each([1])('two %s', () => {});`,
    `describe.each<string>(['x'])(\n  "it's three",\n);`,
    'test(`four`, f);',
    `expect('five').toBe('six');`,
  ].join('\n');
  expect(titlesIn(source)).toEqual(['one', 'two %s', "it's three", 'four']);
});
