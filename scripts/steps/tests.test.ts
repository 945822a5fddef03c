import { describe, expect, test } from 'vitest';
import { project } from './step.ts';
import { outcome } from './tests.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
};

describe('counting a test report', () => {
  test('every passed test counts', () => {
    expect(outcome(report, 0, '')).toMatchObject({ passed: 5, failed: 0 });
  });

  test('failed, skipped and planned tests are failures', () => {
    const mixed = { ...report, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, success: false };
    expect(outcome(mixed, 1, '')).toMatchObject({ passed: 5, failed: 4 });
  });

  test('the tests that failed are told first, each with its reason', () => {
    const testResults = [
      {
        name: `${project}/src/a.test.ts`,
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 2 to be 1'] },
        ],
      },
      { name: `${project}/src/b.test.ts`, message: 'no such module', assertionResults: [] },
    ];
    const { output } = outcome({ ...report, success: false, testResults }, 1, 'all that was printed');
    expect(output).toBe(
      '✗ src/a.test.ts > takes away\n  expected 2 to be 1\n✗ src/b.test.ts: no such module\nall that was printed',
    );
  });

  test('a test file that does not load is a failure although no single test failed', () => {
    expect(outcome({ ...report, success: false }, 1, '')).toMatchObject({ passed: 5, failed: 1 });
  });

  test('no report and no tests are failures', () => {
    expect(outcome(undefined, 1, 'boom')).toMatchObject({ passed: 0, failed: 1, output: 'boom' });
    expect(outcome({ ...report, numPassedTests: 0 }, 0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});
