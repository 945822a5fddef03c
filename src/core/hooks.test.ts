import { expect, test } from 'vitest';
import { isApiError, isNetworkError, type NetworkError } from './errors/index.ts';
import { onError, onRequest } from './hooks.ts';
import { call, clientOf, failureOf, host } from './testing/fakes.ts';

test('a request hook can wait and set a header, and does not see the token', async () => {
  const { fetch, seen } = host(Response.json({}));
  const site = clientOf(fetch, {
    layers: [
      onRequest(async ({ headers }) => {
        await Promise.resolve();
        headers['x-trace'] = '7';
      }),
    ],
  });
  await call(site);
  expect(seen[0]?.headers['x-trace']).toBe('7');
});

test('an error thrown by a request hook ends the call before anything is sent', async () => {
  const { fetch, seen } = host(Response.json({}));
  const stop = new Error('not now');
  const site = clientOf(fetch, {
    layers: [
      onRequest(() => {
        throw stop;
      }),
    ],
  });
  expect(await failureOf(call(site))).toBe(stop);
  expect(seen).toEqual([]);
});

test('an error hook runs before the caller sees the error, with or without a response', async () => {
  const order: unknown[] = [];
  const layers = [onError((error) => order.push(error))];
  const refused = host(
    Response.json({ details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } }, { status: 404 }),
  );
  await call(clientOf(refused.fetch, { layers })).catch(() => order.push('caller'));
  expect(order).toHaveLength(2);
  expect(isApiError(order[0], 'OWNED_CART_NOT_FOUND')).toBe(true);
  expect(order[1]).toBe('caller');

  const gone = host(new TypeError('gone'));
  const failure = (await failureOf(call(clientOf(gone.fetch, { layers }), 'never'))) as NetworkError;
  expect(isNetworkError(failure)).toBe(true);
  expect(order[2]).toStrictEqual(failure);
});

test('an error thrown by an error hook does not replace the error of the call', async () => {
  const { fetch } = host(Response.json({}, { status: 404 }));
  const site = clientOf(fetch, {
    layers: [
      onError(() => {
        throw new Error('broken hook');
      }),
    ],
  });
  expect(await failureOf(call(site))).toMatchObject({ name: 'ApiError', status: 404 });
});
