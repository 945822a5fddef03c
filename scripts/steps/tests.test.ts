import { describe, expect, test } from 'vitest';
import type { Report, ReportedTest } from './report.ts';
import { onlyNamed, outcome } from './tests.ts';

const facts = { id: 'units', name: 'unit tests' };
const passing: ReportedTest = {
  file: 'src/a.test.ts',
  title: 'adds',
  path: ['adds'],
  state: 'passed',
  message: '',
};
const report = (tests: readonly ReportedTest[], outside: Report['outside'] = []): Report => ({
  tests,
  outside,
});

describe('counting a test report', () => {
  test('every passed test counts', () => {
    expect(outcome(facts, report([passing, passing]), 0, '')).toEqual({ passed: 2, failed: 0, failures: [] });
  });

  test('failed, skipped and planned tests are failures', () => {
    const tests = (['failed', 'skipped', 'pending'] as const).map((state) => ({ ...passing, state }));
    expect(outcome(facts, report([passing, ...tests]), 1, '')).toMatchObject({ passed: 1, failed: 3 });
  });

  test('tests that -t does not name are not counted, and a run without a named test is a failure', () => {
    const other: ReportedTest = { ...passing, state: 'skipped' };
    const counted = (...found: ReportedTest[]) => outcome(facts, onlyNamed(report(found)), 0, '');
    expect(counted(passing, other)).toMatchObject({ passed: 1, failed: 0 });
    expect(counted(other)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a failed test is reported with file, title, message and the command that repeats it alone', () => {
    const failed: ReportedTest = {
      file: 'src/a.test.ts',
      title: `takes away (1 - 1) isn't 1`,
      path: ['sums', `takes away (1 - 1) isn't 1`],
      state: 'failed',
      message: 'AssertionError: expected 1 to be +0',
    };
    expect(outcome(facts, report([passing, failed]), 1, '').failures).toEqual([
      {
        title: `src/a.test.ts > sums > takes away (1 - 1) isn't 1`,
        message: 'AssertionError: expected 1 to be +0',
        repeat: String.raw`npm test -- src/a.test.ts -t '^sums takes away \(1 - 1\) isn'\''t 1$'`,
      },
    ]);
  });

  test('a test file that does not load is a failure although no single test failed', () => {
    const found = outcome(
      facts,
      report([passing], [{ file: 'src/b.test.ts', message: 'no such module' }]),
      1,
      '',
    );
    expect(found).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ title: 'src/b.test.ts', message: 'no such module', repeat: 'npm test -- src/b.test.ts' }],
    });
  });

  test('an exit code that no test explains is a failure', () => {
    expect(outcome(facts, report([passing]), 1, '')).toMatchObject({ passed: 1, failed: 1 });
  });

  test('a run without a report or without tests is a failure', () => {
    expect(outcome(facts, undefined, 1, 'boom')).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome(facts, undefined, 1, 'boom').failures[0]?.message).toContain('boom');
    expect(outcome(facts, report([]), 0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});
