import { describe, expect, test } from 'vitest';
import type { CallEvent } from 'vitrine';
import { part } from '../testing/part.ts';
import { createRequestLog, matching } from './requestLog.ts';
import { createWireTap } from './wireTap.ts';

const call = (operation: string, path: string, status = 200): CallEvent =>
  part<CallEvent>({ operation, method: 'GET', path, status });

const noWire = { take: () => undefined };

describe('the request log', () => {
  test('has the newest call first and can be cleared', () => {
    const log = createRequestLog(noWire, () => 0);
    log.record(call('getCurrentCart', '/v1/carts/current', 404));
    log.record(call('queryProducts', '/v1/products/query'));
    expect(log.entries.get().map((entry) => entry.call.operation)).toEqual([
      'queryProducts',
      'getCurrentCart',
    ]);
    log.clear();
    expect(log.entries.get()).toEqual([]);
  });

  test('is filtered by every word of the filter, in any order and case', () => {
    const log = createRequestLog(noWire);
    log.record(call('getCurrentCart', '/v1/carts/current', 404));
    log.record(call('queryProducts', '/v1/products/query'));
    const found = (filter: string) =>
      matching(log.entries.get(), filter).map((entry) => entry.call.operation);
    expect(found('404 CART')).toEqual(['getCurrentCart']);
    expect(found('')).toHaveLength(2);
    expect(found('orders')).toEqual([]);
  });
});

describe('the wire tap', () => {
  const address = 'http://localhost:4010/_api/ecom-cart/v1/carts/current';
  const tapOf = (answer: () => Promise<Response>) => createWireTap(answer);

  test('hands the exchange of a call to the log, without its token', async () => {
    const tap = tapOf(() => Promise.resolve(Response.json({ cart: { id: '1' } })));
    const response = await tap.fetch(address, { headers: { Authorization: 'OauthNG.JWS.secret-part' } });
    expect(await response.json()).toEqual({ cart: { id: '1' } });
    const exchange = tap.take(call('getCurrentCart', '/v1/carts/current'));
    expect(exchange).toMatchObject({ method: 'GET', url: address, status: 200 });
    expect(JSON.stringify(exchange)).not.toContain('secret-part');
    expect(exchange?.responseBody).toContain('"id": "1"');
    expect(tap.take(call('getCurrentCart', '/v1/carts/current'))).toBeUndefined();
  });

  test('keeps a request that never got an answer', async () => {
    const tap = tapOf(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(tap.fetch(address, { method: 'POST', body: '{}' })).rejects.toThrow('Failed to fetch');
    expect(tap.take({ method: 'POST', path: '/v1/carts/current' })).toMatchObject({ status: undefined });
  });
});
