import { expect, test } from 'vitest';
import { parseProductSearch, searchOf, selectionIn } from './product-search.ts';

test('choices survive the way into an address and back, also numeric ones', () => {
  const search = searchOf({ Size: 'M', Color: 'Sea Green' });
  expect(search).toEqual({ 'option.Size': 'M', 'option.Color': 'Sea Green' });
  expect(selectionIn(search)).toEqual({ Size: 'M', Color: 'Sea Green' });
  expect(selectionIn(parseProductSearch({ 'option.Width': 38, as: 'b', 'option.Odd': {} }))).toEqual({
    Width: '38',
  });
});
