import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { getGetProductQueryKey, getQueryProductVariantsQueryKey } from '../../generated/catalog-v1/hooks.ts';
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
});
