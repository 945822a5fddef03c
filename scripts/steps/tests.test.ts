import { describe, expect, test } from 'vitest';
import { outcome } from './tests.ts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
};

describe('counting a test report', () => {
  test('every passed test counts', () => {
    expect(outcome(report, 0, '')).toMatchObject({ passed: 5, failed: 0 });
  });

  test('failed, skipped and planned tests are failures', () => {
    const mixed = { ...report, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, success: false };
    expect(outcome(mixed, 1, '')).toMatchObject({ passed: 5, failed: 4 });
  });

  test('a test file that does not load is a failure although no single test failed', () => {
    expect(outcome({ ...report, success: false }, 1, '')).toMatchObject({ passed: 5, failed: 1 });
  });

  test('no report and no tests are failures', () => {
    expect(outcome(undefined, 1, 'boom')).toMatchObject({ passed: 0, failed: 1, output: 'boom' });
    expect(outcome({ ...report, numPassedTests: 0 }, 0, '')).toMatchObject({ passed: 0, failed: 1 });
  });
});
