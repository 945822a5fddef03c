import { expect, test } from 'vitest';
import { earnings, type PriceDraft } from './earnings.ts';

const draft = (part: Partial<PriceDraft>): PriceDraft => ({
  price: '38',
  discount: { type: 'NONE', value: '0' },
  cost: '14.44',
  currency: 'EUR',
  ...part,
});

test('profit is the discounted price minus the cost; the margin has 4 decimals', () => {
  expect(earnings(draft({}))).toEqual({ discounted: '38.00', profit: '23.56', margin: '0.6200' });
  expect(earnings(draft({ discount: { type: 'PERCENT', value: '20' } }))).toEqual({
    discounted: '30.40',
    profit: '15.96',
    margin: '0.5250',
  });
  expect(earnings(draft({ discount: { type: 'AMOUNT', value: '8' }, cost: '10.01' }))).toEqual({
    discounted: '30.00',
    profit: '19.99',
    margin: '0.6663',
  });
});

test('a discount never results in a negative price, and a loss is negative', () => {
  expect(earnings(draft({ discount: { type: 'AMOUNT', value: '50' } }))).toEqual({
    discounted: '0.00',
    profit: '-14.44',
    margin: '0.0000',
  });
  expect(earnings(draft({ price: '10', cost: '15' }))).toMatchObject({ profit: '-5.00', margin: '-0.5000' });
});

test('a currency without minor units has no decimals', () => {
  const yen = draft({
    price: '1999',
    discount: { type: 'PERCENT', value: '15' },
    cost: '999',
    currency: 'JPY',
  });
  expect(earnings(yen)).toEqual({ discounted: '1699', profit: '700', margin: '0.4120' });
});
