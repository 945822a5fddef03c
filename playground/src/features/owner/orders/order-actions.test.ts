import { expect, test } from 'vitest';
import { actionsOf, isSettling } from './order-actions.ts';

test('an order takes what the platform says, and what its status allows where the platform says nothing', () => {
  const order = { status: 'AUTHORIZED', archived: false } as const;
  expect(actionsOf(order)).toEqual(['CAPTURE', 'VOID', 'ARCHIVE']);
  expect(actionsOf({ ...order, status: 'PAID' })).toEqual(['ARCHIVE']);
  expect(actionsOf({ ...order, status: 'OFFLINE_PENDING', archived: true })).toEqual([
    'CONFIRM',
    'UNARCHIVE',
  ]);
  expect(actionsOf({ ...order, availableActions: ['ARCHIVE'] })).toEqual(['ARCHIVE']);
});

test('a capture is under way while the order is authorised and cannot be captured again', () => {
  const order = { status: 'AUTHORIZED', archived: false } as const;
  expect(isSettling(order)).toBe(false);
  expect(isSettling({ ...order, availableActions: ['ARCHIVE'] })).toBe(true);
  expect(isSettling({ ...order, status: 'PAID', availableActions: ['ARCHIVE'] })).toBe(false);
});
