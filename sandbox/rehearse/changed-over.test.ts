import { expect, test } from 'vitest';
import type { RecordedExchange } from '../recorder/recording.ts';
import { changedOver } from './changed-over.ts';

const gone = { message: '', details: {} };
const noCart = {
  message: '',
  details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', description: '', data: {} } },
};
const call = (operation: string, status = 200, answer: unknown = {}): RecordedExchange => ({
  at: 0,
  operation,
  method: 'GET',
  target: '/',
  identity: null,
  status,
  answer,
});
const found = (...exchanges: RecordedExchange[]) =>
  [...changedOver(exchanges)].map((exchange) => exchanges.indexOf(exchange));

test('a program changes over if it calls the second cart after a removed call of the first', () => {
  expect(found(call('getCurrentCart', 404, gone), call('getCurrentCartV2'))).toEqual([0]);
  expect(found(call('addToCurrentCart', 410, gone), call('addLineItemsToCurrentCart'))).toEqual([0]);
});

test('concurrent removed calls count, and calls of other services between them do not matter', () => {
  expect(
    found(
      call('getCurrentCart', 404, gone),
      call('estimateCurrentCartTotals', 404, gone),
      call('queryProducts'),
      call('getCurrentCartV2'),
    ),
  ).toEqual([0, 1]);
});

test('a call without a successor of its own counts by the service of the others', () => {
  expect(found(call('createCheckoutFromCurrentCart', 404, gone), call('refreshCurrentCart'))).toEqual([0]);
});

test.each([
  ['goes on with the first cart', [call('getCurrentCart', 404, gone), call('getCurrentCart')]],
  ['meets only removed calls', [call('getCurrentCart', 404, gone), call('addToCurrentCart', 404, gone)]],
  ['has no cart yet', [call('getCurrentCart', 404, noCart), call('getCurrentCartV2')]],
  ['only reads the second cart', [call('addToCurrentCart', 404, gone), call('getCurrentCartV2')]],
  ['calls both versions', [call('getCurrentCart'), call('getCurrentCartV2')]],
  [
    'calls the second cart once, between removed calls of the first that it does not leave',
    [call('getCurrentCart', 404, gone), call('getCurrentCart'), call('getCurrentCartV2')],
  ],
])('a program does not change over if it %s', (_, exchanges) => {
  expect(found(...exchanges)).toEqual([]);
});
