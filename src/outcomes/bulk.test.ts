import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkUpdateProductsProperty } from '../../generated/catalog-write/operations.ts';
import type { BulkProductResult, BulkProductsResponse } from '../../generated/catalog-write/types.ts';
import { getGetBackInStockNotificationRequestResponseMock } from '../../generated/back-in-stock/fakes.ts';
import { getGetEventResponseMock } from '../../generated/events-v3/fakes.ts';
import { getGetOrderResponseMock } from '../../generated/ticketing/fakes.ts';
import type { Order } from '../../generated/ticketing/types.ts';
import { apiKey } from '../session/api-key.ts';
import { createClient } from '../core/client.ts';
import { backInStockOutcome, bulkEventsOutcome, bulkOrdersOutcome, bulkProductsOutcome } from './index.ts';

const ids = ['a', 'b', 'c'];
const error = { code: 'NEGATIVE_PRICE', description: 'The price would be negative' };
const result = (originalIndex: number, success: boolean, id?: string): BulkProductResult => ({
  itemMetadata: { originalIndex, success, ...(id !== undefined && { id }), ...(!success && { error }) },
});
const answer = (...results: BulkProductResult[]): BulkProductsResponse => ({
  results,
  bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
});
const told = (response: Partial<BulkProductsResponse>, asked = ids) => {
  const { outcome, items } = bulkProductsOutcome({ ids: asked }, response);
  return [
    outcome,
    items.map((item) => `${item.id} ${item.outcome} ${item.error?.code ?? ''}`.trim()).join(', '),
  ];
};

describe('changes of several products', () => {
  test('are reported for each product: all, some or none were changed', () => {
    expect(told(answer(result(0, true), result(1, true, 'b'), result(2, true)))).toEqual([
      'applied',
      'a applied, b applied, c applied',
    ]);
    expect(told(answer(result(0, true), result(1, false, 'b'), result(2, true)))).toEqual([
      'partial',
      'a applied, b ignored NEGATIVE_PRICE, c applied',
    ]);
    expect(told(answer(result(0, false), result(1, false), result(2, false)))[0]).toBe('ignored');
  });

  test('count as not applied for a product that the response leaves out', () => {
    expect(told(answer(result(2, true)))).toEqual(['partial', 'a ignored, b ignored, c applied']);
    expect(told({})[0]).toBe('ignored');
  });

  test('are matched by id before index, and each result counts once', () => {
    expect(told(answer(result(0, true, 'b'), result(1, false, 'a'), result(2, true, 'x')))).toEqual([
      'partial',
      'a ignored NEGATIVE_PRICE, b applied, c ignored',
    ]);
    expect(told(answer(result(7, true, 'a')), ['a', 'a'])).toEqual(['partial', 'a applied, a ignored']);
  });

  test('have one outcome for each requested id, and no more successes than the response', () => {
    const results = fc.array(
      fc
        .tuple(fc.nat(4), fc.boolean(), fc.option(fc.constantFrom('a', 'b', 'c', 'x'), { nil: undefined }))
        .map((parts) => result(...parts)),
    );
    const asked = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(asked, results, (some, parts) => {
        const { outcome, items } = bulkProductsOutcome({ ids: some }, answer(...parts));
        const successes = items.filter((item) => item.outcome === 'applied').length;
        expect(items.map(({ id }) => id)).toEqual(some);
        expect(successes).toBeLessThanOrEqual(parts.filter((part) => part.itemMetadata?.success).length);
        expect(outcome).toBe(successes === 0 ? 'ignored' : successes === some.length ? 'applied' : 'partial');
      }),
    );
  });

  test('the response of a call can be passed without conversion', async () => {
    const response = answer(result(0, true, 'a'), result(1, false, 'b'), result(2, true, 'c'));
    const client = createClient({ auth: apiKey({ key: 'key' }), fetch: async () => Response.json(response) });
    const request = { ids, set: { price: 12 } };
    const { outcome, items } = bulkProductsOutcome(
      request,
      await bulkUpdateProductsProperty(request, { client }),
    );
    expect([outcome, items[1]]).toEqual(['partial', { id: 'b', outcome: 'ignored', error }]);
  });
});

test('orders count as changed if the response has them with the requested `archived`', () => {
  const { order } = getGetOrderResponseMock();
  if (!order) throw new Error('The mock has no order.');
  const named = (orderNumber: string, archived: boolean): Order[] => [{ ...order, orderNumber, archived }];
  const request = { orderNumber: ['1', '2'], archived: true };
  const outcome = (...orders: Order[]) => bulkOrdersOutcome(request, { orders }).outcome;
  expect(outcome(...named('2', true), ...named('1', true))).toBe('applied');
  expect(outcome(...named('1', true), ...named('2', false))).toBe('partial');
  expect(outcome(...named('3', true))).toBe('ignored');
  expect(bulkOrdersOutcome({ orderNumber: ['1'] }, { orders: named('1', false) }).outcome).toBe('applied');
  expect(bulkOrdersOutcome(request, {}).items).toEqual([
    { id: '1', outcome: 'ignored', order: undefined },
    { id: '2', outcome: 'ignored', order: undefined },
  ]);
});

test('requests count as notified once their mail is sent', () => {
  const { request } = getGetBackInStockNotificationRequestResponseMock();
  if (!request) throw new Error('The mock has no request.');
  const now = (['NOTIFICATION_SENT', 'FAILED', 'RECEIVED'] as const).map((status, index) => ({
    ...request,
    id: `${index}`,
    status,
  }));
  expect(backInStockOutcome(['0', '1', '2', '3'], now)).toMatchObject({
    outcome: 'partial',
    items: [{ outcome: 'applied' }, { outcome: 'ignored' }, { outcome: 'ignored' }, { outcome: 'ignored' }],
  });
  expect(backInStockOutcome(['0'], now).outcome).toBe('applied');
  expect(backInStockOutcome(['1'], now).outcome).toBe('ignored');
});

test('events count as canceled by their status, and as deleted if they are gone', () => {
  const { event } = getGetEventResponseMock();
  const now = (['CANCELED', 'UPCOMING'] as const).map((status) => ({ ...event, id: status, status }));
  expect(bulkEventsOutcome('canceled', ['CANCELED'], now).outcome).toBe('applied');
  expect(bulkEventsOutcome('canceled', ['CANCELED', 'UPCOMING', 'gone'], now)).toMatchObject({
    outcome: 'partial',
    items: [{ outcome: 'applied' }, { outcome: 'ignored' }, { outcome: 'ignored', event: undefined }],
  });
  expect(bulkEventsOutcome('deleted', ['gone'], now).outcome).toBe('applied');
  expect(bulkEventsOutcome('deleted', ['gone', 'UPCOMING'], now).outcome).toBe('partial');
});
