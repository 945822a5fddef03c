import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import {
  getGetProductQueryKey,
  getQueryProductsQueryKey,
  getQueryProductVariantsQueryKey,
} from '../../generated/catalog-v1/hooks.ts';
import { queriesOf } from './queries-of.ts';

const cached = (...keys: readonly (readonly unknown[])[]) => {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key, {});
  return queryClient;
};

describe('the queries of a call', () => {
  test('are found whatever their parameters', () => {
    const queryClient = cached(
      getGetProductQueryKey('a'),
      getGetProductQueryKey('b', { includeMerchantSpecificData: true }),
    );
    expect(queryClient.getQueryCache().findAll(queriesOf('/v1/products/{id}'))).toHaveLength(2);
  });

  test('are found when the call is a POST', () => {
    const queryClient = cached(getQueryProductVariantsQueryKey('a', {}));
    expect(queryClient.getQueryCache().findAll(queriesOf('/v1/products/{id}/variants/query'))).toHaveLength(
      1,
    );
  });

  test('are not those of a longer path', () => {
    const queryClient = cached(
      getQueryProductVariantsQueryKey('a', {}),
      ['/v1/products/a/b'],
      ['something else', 1],
    );
    expect(queryClient.getQueryCache().findAll(queriesOf('/v1/products/{id}'))).toHaveLength(0);
  });

  test('are those of several calls', () => {
    const queryClient = cached(getGetProductQueryKey('a'), getQueryProductVariantsQueryKey('a', {}), [
      'other',
    ]);
    const filter = queriesOf('/v1/products/{id}', '/v1/products/{id}/variants/query');
    expect(queryClient.getQueryCache().findAll(filter)).toHaveLength(2);
  });

  test('are those of one method where it is named', () => {
    const queryClient = cached(getGetProductQueryKey('a'), getQueryProductsQueryKey({}));
    const found = (call: string) => queryClient.getQueryCache().findAll(queriesOf(call)).length;
    expect(found('/v1/products/{id}')).toBe(2);
    expect(found('GET /v1/products/{id}')).toBe(1);
    expect(found('POST /v1/products/query-platformized')).toBe(1);
  });

  test('are not keys of another form', () => {
    const queryClient = cached([{ id: 1 }], [1], [undefined], ['POST', { id: 1 }]);
    expect(queryClient.getQueryCache().findAll(queriesOf('/v1/products/{id}'))).toHaveLength(0);
  });
});
