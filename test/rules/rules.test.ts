import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { project } from '../../scripts/steps/step.ts';
import { allMutants } from './all-mutants.ts';
import { listedRules } from './list.ts';
import { turnedOff } from './mutated.ts';
import { rulesInTitles, titlePattern } from './titles.ts';

const read = (file: string) => readFileSync(join(project, file), 'utf8');
const ids = listedRules().map(({ id }) => id);
const mutants = (await allMutants()).flat();
const titles = new Map(
  globSync('{src,sandbox}/**/*.test.ts', { cwd: project }).map((file) => [file, rulesInTitles(read(file))]),
);

describe('the rules of the sandbox', () => {
  test('each has a test whose title names it', () => {
    const tested = new Set([...titles.values()].flatMap((found) => [...found]));
    expect(ids.filter((id) => !tested.has(id))).toEqual([]);
  });

  test('each has a mutant that turns it off', () => {
    const off = new Set(mutants.map(({ rule }) => rule));
    expect(ids.filter((id) => !off.has(id))).toEqual([]);
  });

  test('titles and mutants name only listed rules', () => {
    const named = [
      ...mutants.map(({ rule }) => rule),
      ...[...titles.values()].flatMap((found) => [...found]),
    ];
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(mutants.map((mutant) => [`${mutant.rule} ${mutant.off}`, mutant] as const))(
    '%s: its text to change occurs once, and its test names the rule',
    (_, mutant) => {
      expect(turnedOff(read(mutant.file), mutant)).not.toBe(read(mutant.file));
      expect(titles.get(mutant.test) ?? new Set()).toContain(mutant.rule);
    },
  );
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
