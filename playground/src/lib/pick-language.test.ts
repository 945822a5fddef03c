import { expect, test } from 'vitest';
import { pickLanguage } from './pick-language.ts';

test("picks the chosen language, then the browser's first supported one, then English", () => {
  expect(pickLanguage('ar', ['en-GB'])).toBe('ar');
  expect(pickLanguage('klingon', ['fr-FR', 'ar-EG', 'en'])).toBe('ar');
  expect(pickLanguage(null, ['fr'])).toBe('en');
  expect(pickLanguage('toString', [])).toBe('en');
});
