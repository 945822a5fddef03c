import { expect, test } from 'vitest';
import { actionsOf, isSettling } from './order-actions.ts';

test('the actions of an order come from the platform, or from its status if the platform does not list any', () => {
  const order = { status: 'AUTHORIZED', archived: false } as const;
  expect(actionsOf(order)).toEqual(['CAPTURE', 'VOID', 'ARCHIVE']);
  expect(actionsOf({ ...order, status: 'PAID' })).toEqual(['ARCHIVE']);
  expect(actionsOf({ ...order, status: 'OFFLINE_PENDING', archived: true })).toEqual([
    'CONFIRM',
    'UNARCHIVE',
  ]);
  expect(actionsOf({ ...order, availableActions: ['ARCHIVE'] })).toEqual(['ARCHIVE']);
});

test('a capture is pending while the order is authorized but no longer accepts a capture', () => {
  const order = { status: 'AUTHORIZED', archived: false } as const;
  expect(isSettling(order)).toBe(false);
  expect(isSettling({ ...order, availableActions: ['ARCHIVE'] })).toBe(true);
  expect(isSettling({ ...order, status: 'PAID', availableActions: ['ARCHIVE'] })).toBe(false);
});
