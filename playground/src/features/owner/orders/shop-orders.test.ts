import { expect, test } from 'vitest';
import type { ShopOrder } from 'vitrine/orders';
import { part } from '../../../testing/part.ts';
import { buyerOf, shopOrdersRequest, shopTone } from './shop-orders.ts';

test('a list without a tab names every status, because a search leaves pending and rejected orders out', () => {
  expect(shopOrdersRequest(undefined).search.filter).toEqual({
    status: { $in: ['APPROVED', 'PENDING', 'REJECTED', 'CANCELED'] },
  });
  expect(shopOrdersRequest('rejected').search).toMatchObject({
    filter: { status: 'REJECTED' },
    sort: [{ fieldName: 'createdDate', order: 'DESC' }],
  });
});

test('an order is settled only if it is approved and paid', () => {
  const tone = (status: ShopOrder['status'], paymentStatus: ShopOrder['paymentStatus']) =>
    shopTone(part<ShopOrder>({ status, paymentStatus }));
  expect(tone('APPROVED', 'PAID')).toBe('good');
  expect(tone('APPROVED', 'NOT_PAID')).toBe('waiting');
  expect(tone('PENDING', 'PAID')).toBe('waiting');
  expect(tone('APPROVED', 'FULLY_REFUNDED')).toBe('plain');
  expect(tone('REJECTED', 'NOT_PAID')).toBe('bad');
});

test('the buyer is the payer, or the receiver', () => {
  const contactDetails = { firstName: 'Ada', lastName: 'Berg' };
  expect(buyerOf(part<ShopOrder>({ billingInfo: { contactDetails } }))).toBe('Ada Berg');
  expect(
    buyerOf(
      part<ShopOrder>({
        shippingInfo: { title: '', logistics: { shippingDestination: { contactDetails } } },
      }),
    ),
  ).toBe('Ada Berg');
  expect(buyerOf(part<ShopOrder>({}))).toBe('');
});
