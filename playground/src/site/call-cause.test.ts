import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { causeOf } from './call-cause.ts';

const call = (operation: string) => ({ operation, method: 'POST', path: '/' });

test('a call of either catalog belongs to the hook over both that is reading', () => {
  const queries = new QueryClient();
  const read = (name: string) =>
    queries.prefetchQuery({
      queryKey: ['vitrine', 'catalog', name, {}],
      queryFn: () => new Promise<never>(() => undefined),
    });
  void read('categories');
  expect(causeOf(queries, call('queryProducts')).hook).toBeUndefined();
  void read('products');
  expect(causeOf(queries, call('queryProducts'))).toMatchObject({ hook: 'useProducts', kind: 'call' });
  expect(causeOf(queries, call('searchProducts')).hook).toBe('useProducts');
  expect(causeOf(queries, call('queryCategories')).hook).toBe('useCategories');
  expect(causeOf(queries, call('getCurrentCart')).hook).toBeUndefined();
  queries.clear();
});
