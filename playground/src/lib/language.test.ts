import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';

test('speaks what was chosen, then the first of the browser that it can, then English', () => {
  expect(pickLanguage('ja', ['de-AT'])).toBe('ja');
  expect(pickLanguage('klingon', ['fr-FR', 'ar-EG', 'de'])).toBe('ar');
  expect(pickLanguage(null, ['fr'])).toBe('en');
  expect(pickLanguage('toString', [])).toBe('en');
});
