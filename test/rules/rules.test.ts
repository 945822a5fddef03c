import { describe, expect, test } from 'vitest';
import { candidatesFor, readReach } from './candidates.ts';
import { listedRules } from './list.ts';
import { rulesInTitles, testFilesOf, titlePattern } from './titles.ts';

const ids = listedRules().map(({ id }) => id);
const files = testFilesOf();

describe('the rules of the sandbox', () => {
  test('each has a test whose title names it', () => {
    expect(ids.length).toBeGreaterThan(300);
    expect(ids.filter((id) => !files.has(id))).toEqual([]);
  });

  test('titles name only listed rules', () => {
    expect([...files.keys()].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('a fault in the code of a rule is one that most of its tests reach and few other rules do', () => {
  const reach = readReach(
    [
      { title: 'R54: limits a quantity', reached: ['own', 'shared'] },
      { title: 'R54: limits a sum', reached: ['own', 'shared', 'aside'] },
      { title: 'R54: limits nothing else', reached: ['own', 'shared'] },
      { title: 'R55: removes a line', reached: ['shared'] },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );
  expect(candidatesFor('R54', reach)).toEqual(['own', 'shared']);
});

describe('titles', () => {
  test('name the rules before a colon', () => {
    expect(rulesInTitles("test('R52, R157: only the owner'); test(`R4: a`); test('as R5: no')")).toEqual(
      new Set(['R52', 'R157', 'R4']),
    );
  });

  test.each([
    ['R5', 'shop R5: a', true],
    ['R5', 'R5, R7: a', true],
    ['R7', 'R5, R7: a', true],
    ['R5', 'R52: a', false],
    ['R5', 'about R5', false],
  ])('the pattern of %s is tested against "%s"', (rule, title, found) => {
    expect(titlePattern(rule).test(title)).toBe(found);
  });
});
