import { expect, test } from 'vitest';
import type { CatalogCategory } from 'vitrine/state';
import { part } from '../../testing/part.ts';
import { levelsOf, pathTo } from './category-levels.ts';

const category = (id: string, parentId?: string) =>
  part<CatalogCategory>({ id, slug: id, name: id, parentId });
const light = category('light');
const lamps = category('lamps', 'light');
const desk = category('desk', 'lamps');
const tree = [light, lamps, desk, category('wear')];
const shown = (chosen: CatalogCategory | undefined) =>
  levelsOf(tree, chosen).levels.map(({ children }) => children.map(({ id }) => id));

test('a tree opens level by level along the chosen category', () => {
  expect(shown(undefined)).toEqual([['light', 'wear']]);
  expect(shown(light)).toEqual([['light', 'wear'], ['lamps']]);
  expect(shown(lamps)).toEqual([['light', 'wear'], ['lamps'], ['desk']]);
  expect(shown(desk)).toEqual([['light', 'wear'], ['lamps'], ['desk']]);
  expect([...levelsOf(tree, desk).path]).toEqual(['light', 'lamps', 'desk']);
});

test('categories that name each other as parents end the way', () => {
  const [one, other] = [category('one', 'other'), category('other', 'one')];
  expect(pathTo([one, other], one)).toEqual([other, one]);
});
