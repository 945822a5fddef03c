import { expect, test } from 'vitest';
import { idOf, rowsOf } from './findings.ts';

test('a sentence is passed, failed, missing or excepted; an exception that is no longer needed fails', () => {
  const rows = rowsOf(
    { 'A1.1': 'a', 'A1.2': 'b', 'A1.3': 'c', 'B1.1': 'd', 'B1.2': 'e' },
    new Map([
      ['A1.1', 'passed'],
      ['A1.2', 'failed'],
      ['B1.2', 'passed'],
    ]),
    { 'B1.1': 'no such call', 'B1.2': 'no such call' },
  );
  expect(rows.map(({ result }) => result)).toEqual(['passed', 'failed', 'missing', 'excepted', 'failed']);
});

test('the id is read from the end of a title', () => {
  expect(idOf('paying leads to the thank-you page [B7.1]')).toBe('B7.1');
  expect(idOf('two languages [I2]')).toBe('I2');
  expect(idOf('a list [1]')).toBeUndefined();
});
