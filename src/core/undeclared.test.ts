import { expect, test } from 'vitest';
import { isDeclared } from './undeclared.ts';

test('a value is declared if it is in the list', () => {
  expect(isDeclared(['DRAFT', 'ENDED'], 'ENDED')).toBe(true);
  expect(isDeclared(['DRAFT', 'ENDED'], 'POSTPONED')).toBe(false);
});

test('a value is declared if it is an own key of the table', () => {
  expect(isDeclared({ DRAFT: 'hidden', ENDED: 'over' }, 'DRAFT')).toBe(true);
  expect(isDeclared({ DRAFT: 'hidden', ENDED: 'over' }, 'toString')).toBe(false);
});
