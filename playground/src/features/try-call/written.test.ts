import { expect, test } from 'vitest';
import { callOf } from './written.ts';

test('an address of the form of the description gives its parameters', () => {
  expect(callOf('/v1/products/{id}', '/v1/products/a%2Fb?fields=x&fields=y&limit=5')).toEqual({
    path: '/v1/products/{id}',
    params: { path: { id: 'a/b' }, query: { fields: ['x', 'y'], limit: '5' } },
  });
  expect(callOf('/v1/carts/current', '/v1/carts/current')).toEqual({
    path: '/v1/carts/current',
    params: { path: {} },
  });
});

test('an address of another form is sent as written', () => {
  expect(callOf('/v1/products/{id}', '/v9/goods')).toEqual({ path: '/v9/goods', params: {} });
});

test('a packed query is read back into its values', () => {
  const packed = btoa(String.fromCodePoint(...new TextEncoder().encode('{"query":{"filter":{"name":"Ü?"}}}')))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(callOf('/v1/requests', `/v1/requests?.r=${packed}`).params.query).toEqual({
    query: { filter: { name: 'Ü?' } },
  });
});
