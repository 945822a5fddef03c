import { expect, test } from 'vitest';
import { choicesIn, lineOf, withChoices } from './product-options.ts';

const choice = (words: string) => ({ value: words, description: words });
const size = { name: 'Size', choices: [choice('S'), choice('M')] };
const cut = { name: 'Cut', choices: [choice('Wide')] };

test('the choices of one option are replaced; an option is removed with its last choice', () => {
  expect(withChoices([size, cut], 'Size', [choice('L')])).toEqual([
    { name: 'Size', choices: [choice('L')] },
    cut,
  ]);
  expect(withChoices([size, cut], 'Cut', [])).toEqual([size]);
});

test('a line that was written from choices gives the same choices', () => {
  const red = { value: '#f00', description: 'Red' };
  expect(choicesIn(lineOf({ choices: [red, choice('M')] }), [red, choice('M')])).toEqual([red, choice('M')]);
});

test('a known choice keeps its value, regardless of case and spaces; a new one of a color option gets the color', () => {
  const red = { value: '#f00', description: 'Red' };
  expect(choicesIn(' red, Blue', [red], '#00f')).toEqual([red, { value: '#00f', description: 'Blue' }]);
});

test('a line is split at Latin and Arabic commas, without duplicates', () => {
  expect(choicesIn(' S, M ,, s').map(({ value }) => value.toLowerCase())).toEqual(['s', 'm']);
  expect(choicesIn('كبير، صغير')).toHaveLength(2);
});
