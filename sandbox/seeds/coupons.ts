import { idFrom } from '../engine/ids.ts';
import type { CollectionRecord, CouponRecord } from '../records/state.ts';

const DAY = 86_400_000;

/** The coupons of the shop: one that works, and one for each reason of refusal. */
export const buildCoupons = (
  seed: string,
  now: number,
  collections: readonly CollectionRecord[],
): CouponRecord[] => {
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const collection = (name: string) => collections.find((entry) => entry.name === name)?.id ?? '';
  const coupon = (
    code: string,
    name: string,
    more: Pick<CouponRecord, 'effect'> & Partial<CouponRecord>,
  ): CouponRecord => ({
    id: idFrom(`${seed}:coupon:${code}`),
    code,
    name,
    active: true,
    startTime: at(-60),
    usedBy: {},
    ...more,
  });
  const percentOff = (percent: string) => ({ type: 'percentOff', percent }) as const;
  return [
    coupon('WELCOME10', '10 % off everything', { effect: percentOff('10') }),
    coupon('FIVER', '5 off from 30', {
      effect: { type: 'moneyOff', amount: '5.00' },
      minimumSubtotal: '30.00',
    }),
    coupon('FREESHIP', 'Free delivery', { effect: { type: 'freeShipping' } }),
    coupon('BIGSPENDER', '15 % off from 500', { effect: percentOff('15'), minimumSubtotal: '500.00' }),
    coupon('LIGHT20', '20 % off Light', {
      effect: percentOff('20'),
      scope: { collectionId: collection('Light') },
    }),
    coupon('PRINT25', 'Any print for 25', {
      effect: { type: 'fixedPrice', price: '25.00' },
      scope: { collectionId: collection('Paper') },
      limitedToOneItem: true,
    }),
    coupon('THREEFORTWO', 'Three for two at the table', {
      effect: { type: 'buyXGetY', buy: 2, get: 1 },
      scope: { collectionId: collection('Table') },
    }),
    coupon('SPRING25', '30 % off, last spring', { effect: percentOff('30'), expirationTime: at(-10) }),
    coupon('SUMMER26', '20 % off, from summer on', { effect: percentOff('20'), startTime: at(90) }),
    coupon('FRIENDS', '25 % off for friends', { effect: percentOff('25'), active: false }),
    coupon('FIRST100', '50 % off for the first hundred', {
      effect: percentOff('50'),
      usageLimit: 100,
      usedBy: { 'earlier-buyers': 100 },
    }),
    coupon('ONCE', '10 % off, once a person', { effect: percentOff('10'), limitPerCustomer: 1 }),
  ];
};
