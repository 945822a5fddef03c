import { expect, test } from 'vitest';
import { named } from './named.ts';

test('a thing without a name is called by a dash, so that no text says "undefined"', () => {
  expect([named('Mug'), named(''), named(undefined)]).toEqual(['Mug', '–', '–']);
});
