import { expect, test } from 'vitest';
import { type BulkDraft, changeOf } from './bulk-change.ts';

const draft = (part: Partial<BulkDraft>): BulkDraft => ({
  property: 'price',
  way: 'percent',
  figure: 10,
  words: '',
  whole: false,
  ...part,
});

test('percentages and amounts adjust a value, a new value sets it', () => {
  expect(changeOf(draft({}))).toEqual({ kind: 'adjust', adjust: { price: { percentage: { rate: 10 } } } });
  expect(changeOf(draft({ whole: true }))).toEqual({
    kind: 'adjust',
    adjust: { price: { percentage: { rate: 10, roundToInt: true } } },
  });
  expect(changeOf(draft({ property: 'cost', way: 'amount', figure: -2 }))).toEqual({
    kind: 'adjust',
    adjust: { cost: { amount: -2 } },
  });
  expect(changeOf(draft({ property: 'weight', way: 'set', figure: 0.4 }))).toEqual({
    kind: 'set',
    set: { weight: 0.4 },
  });
});

test('texts can only be set, whatever mode was chosen before', () => {
  expect(changeOf(draft({ property: 'ribbon', words: ' Sale ' }))).toEqual({
    kind: 'set',
    set: { ribbon: 'Sale' },
  });
});

test('nothing is sent while a value is missing or a new value would be negative', () => {
  expect(changeOf(draft({ figure: Number.NaN }))).toBeUndefined();
  expect(changeOf(draft({ property: 'brand', words: '  ' }))).toBeUndefined();
  expect(changeOf(draft({ way: 'set', figure: -1 }))).toBeUndefined();
});
