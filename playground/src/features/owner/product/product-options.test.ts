import { expect, test } from 'vitest';
import { choicesIn, hasChoice, withChoice, withoutChoice } from './product-options.ts';

const choice = (words: string) => ({ value: words, description: words });
const size = { name: 'Size', choices: [choice('S'), choice('M')] };
const cut = { name: 'Cut', choices: [choice('Wide')] };

test('adds and removes a choice; an option is removed with its last choice', () => {
  expect(withChoice([size, cut], 'Size', choice('L'))[0]?.choices).toHaveLength(3);
  expect(withoutChoice([size, cut], 'Size', 'S')[0]?.choices).toEqual([choice('M')]);
  expect(withoutChoice([size, cut], 'Cut', 'Wide')).toEqual([size]);
});

test('an existing choice is found regardless of case and spaces', () => {
  expect([hasChoice(size, ' s '), hasChoice(size, 'XL')]).toEqual([true, false]);
});

test('a line is split at Latin and Arabic commas, without duplicates', () => {
  expect(choicesIn(' S, M ,, S').map(({ value }) => value)).toEqual(['S', 'M']);
  expect(choicesIn('كبير، صغير')).toHaveLength(2);
});
