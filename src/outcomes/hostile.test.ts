import { describe, expect, test } from 'vitest';
import { hostileValues, otherTypes, placesIn, withValue } from '../../test/answers/hostile.ts';
import {
  addedOutcome,
  backInStockOutcome,
  bulkEventsOutcome,
  bulkOrdersOutcome,
  bulkProductsOutcome,
  quantityOutcome,
  updatedOutcome,
} from './index.ts';

const item = { catalogReference: { appId: 'a', catalogItemId: 'c' }, quantity: 2 };
const cart = {
  cart: {
    lineItems: [{ ...item, id: 'l', descriptionLines: [{ name: { original: 'Color' } }] }],
    appliedDiscounts: [{ coupon: { code: 'A' } }, { merchantDiscount: { amount: { amount: '2' } } }],
    buyerNote: 'n',
  },
};
const update = {
  lineItems: [item],
  couponCode: 'A',
  merchantDiscounts: [{ amount: { amount: '2' } }],
  cartInfo: { buyerNote: 'n' },
};
const mask = { cartInfo: { buyerNote: 'n' }, cartFieldmask: ['buyerNote', 'constructor.name', '__proto__'] };

/** Each function over an answer of unknown type. */
const outcomes: readonly (readonly [string, unknown, (answer: never) => { readonly outcome: string }])[] = [
  ['an add', cart, (answer) => addedOutcome({ lineItems: [item] }, undefined, answer)],
  ['an add after it', cart, (before) => addedOutcome({ lineItems: [item] }, before, cart as never)],
  [
    'quantities',
    cart,
    (answer) => quantityOutcome({ lineItems: [{ id: 'l', quantity: 3 }] }, answer, answer),
  ],
  ['an update', cart, (answer) => updatedOutcome(update as never, answer, answer)],
  ['an update with a mask', cart, (answer) => updatedOutcome(mask as never, answer, answer)],
  [
    'products',
    { results: [{ itemMetadata: { id: 'a', originalIndex: 0, success: false, error: { code: 'X' } } }] },
    (answer) => bulkProductsOutcome({ ids: ['a', 'b'] }, answer),
  ],
  [
    'orders',
    { orders: [{ orderNumber: '1', archived: true }] },
    (answer) => bulkOrdersOutcome({ orderNumber: ['1'] }, answer),
  ],
  ['mails', [{ id: 'a', status: 'FAILED' }], (answer) => backInStockOutcome(['a'], answer)],
  [
    'canceled events',
    [{ id: 'a', status: 'ENDED' }],
    (answer) => bulkEventsOutcome('canceled', ['a'], answer),
  ],
  ['deleted events', [{ id: 'a' }], (answer) => bulkEventsOutcome('deleted', ['a'], answer)],
];

describe.each(outcomes)('the outcome of %s', (_, answer, outcomeOf) => {
  test('is told, whatever the answer or a member of it is', () => {
    const known = ['applied', 'capped', 'ignored', 'partial'];
    for (const value of hostileValues)
      expect(known, JSON.stringify(value)).toContain(outcomeOf(value as never).outcome);
    for (const place of placesIn(answer).slice(1))
      for (const value of otherTypes)
        expect(known, `${place.join('.')} ${JSON.stringify(value)}`).toContain(
          outcomeOf(withValue(answer, place, value) as never).outcome,
        );
  });
});
