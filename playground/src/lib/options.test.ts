import { expect, test } from 'vitest';
import type { MediaItem, Product, ProductOption, Variant } from 'vitrine/catalog-v1';
import { part } from '../testing/part.ts';
import { choose, missingOptions, optionViews, picturesOf, referenceOptions } from './options.ts';

const choice = (description: string, inStock = true, visible = true) => ({
  value: description === 'Red' ? '#c0392b' : description,
  description,
  inStock,
  visible,
});

const picture = (id: string) =>
  part<MediaItem>({ id, image: { url: `http://localhost/${id}`, width: 1, height: 1 } });

const size: ProductOption = { optionType: 'drop_down', name: 'Size', choices: [choice('S'), choice('M')] };
const color: ProductOption = {
  optionType: 'color',
  name: 'Colour',
  choices: [
    { ...choice('Red', false), media: { items: [picture('red')] } },
    choice('Green'),
    choice('Secret', true, false),
  ],
};
const tee = part<Product>({
  productOptions: [size, color],
  manageVariants: true,
  variants: [part<Variant>({ id: 'm-green', choices: { Size: 'M', Colour: 'Green' } })],
  media: { items: [picture('front'), picture('back')] },
});

test('a choice that is sold out says so, a hidden one is not there, a colour has its code', () => {
  const [, colours] = optionViews(tee.productOptions, { Size: 'S' });
  expect(colours?.choices).toEqual([
    { label: 'Red', color: '#c0392b', soldOut: true },
    { label: 'Green', color: 'Green', soldOut: false },
  ]);
});

test('what is missing is named in the order of the page', () => {
  expect(missingOptions(tee.productOptions, {})).toEqual(['Size', 'Colour']);
  expect(missingOptions(tee.productOptions, { Size: 'S' })).toEqual(['Colour']);
  expect(missingOptions(tee.productOptions, { Size: 'S', Colour: 'Green' })).toEqual([]);
});

test('a choice can be changed and taken back', () => {
  expect(choose({ Size: 'S' }, 'Size', 'M')).toEqual({ Size: 'M' });
  expect(choose({ Size: 'S', Colour: 'Red' }, 'Size', undefined)).toEqual({ Colour: 'Red' });
});

test('the pictures follow the choice that has its own', () => {
  const ids = (selection: Record<string, string>) => picturesOf(tee, selection).map(({ id }) => id);
  expect(ids({})).toEqual(['front', 'back']);
  expect(ids({ Colour: 'Red' })).toEqual(['red']);
  expect(ids({ Colour: 'Green' })).toEqual(['front', 'back']);
});

test('a managed product goes into the cart by its variant, another one by its choices', () => {
  const selection = { Size: 'M', Colour: 'Green' };
  expect(referenceOptions(tee, selection, {})).toEqual({ variantId: 'm-green' });
  expect(referenceOptions({ ...tee, manageVariants: false }, selection, {})).toEqual({ options: selection });
});

test('texts of the buyer go along, empty ones do not', () => {
  const apron = part<Product>({ manageVariants: false, variants: [] });
  expect(referenceOptions(apron, {}, { Name: 'Ada', Other: ' ' })).toEqual({
    customTextFields: { Name: 'Ada' },
  });
  expect(referenceOptions(apron, {}, {})).toBeUndefined();
});
