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

test('a mutant that nothing noticed lowers the score, one that could not run does not', () => {
  expect(summaryOf(report, [])).toMatchObject({ killed: 2, total: 4, score: 50 });
});

test('a survivor is named with its place until it has a reason', () => {
  const why = 'a name that only people read';
  const { unexplained } = summaryOf(report, [{ file: 'src/a.ts', line: "const two = 'two';", why }]);
  expect(unexplained).toEqual([`src/a.ts:1 (StringLiteral: "")  const one = 'one';`]);
});
