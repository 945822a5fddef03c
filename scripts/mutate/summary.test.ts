import { expect, test } from 'vitest';
import { type Report, summaryOf } from './summary.ts';

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: 'StringLiteral',
  replacement: '""',
  location: { start: { line } },
});

const report: Report = {
  files: {
    'src/a.ts': {
      source: "const one = 'one';\n  const two = 'two';",
      mutants: [
        mutant('Killed', 1),
        mutant('Timeout', 1),
        mutant('Survived', 2),
        mutant('NoCoverage', 1),
        mutant('Ignored', 2),
        mutant('CompileError', 2),
      ],
    },
  },
};

test('a surviving mutant lowers the score, and a mutant that could not run does not', () => {
  expect(summaryOf(report, [])).toMatchObject({ killed: 2, total: 4, score: 50 });
});

test('a surviving mutant is listed with its place until a reason is recorded', () => {
  const why = 'a name that only people read';
  const { unexplained } = summaryOf(report, [{ file: 'src/a.ts', line: "const two = 'two';", why }]);
  expect(unexplained).toEqual([`src/a.ts:1 (StringLiteral: "")  const one = 'one';`]);
});
