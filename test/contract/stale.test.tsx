import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { VitrineProvider } from '../../src/react/index.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { descriptions } from './described.ts';
import { hookOf, type Operation, operations, queryKeyOf } from './inventory.ts';

afterEach(cleanup);

const reads = operations.filter(({ repeat }) => repeat === 'read');
const writes = operations.filter(({ repeat }) => repeat !== 'read');

/** Queries that a successful call invalidates in a cache that holds an answer of every read. */
const staleAfter = async (operation: Operation): Promise<string[]> => {
  const queryClient = new QueryClient();
  const keys = new Map(
    reads.map((read) => [read.id, queryKeyOf(read, descriptions.exampleArguments(read.id))]),
  );
  for (const key of keys.values()) queryClient.setQueryData(key, {});
  const client = createClient({
    host: 'https://shop.test',
    headers: { Authorization: 'token' },
    fetch: () => Promise.resolve(Response.json({})),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
  const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
  const { result } = renderHook(() => useOperation(), { wrapper });
  const { path, body, query } = descriptions.exampleArguments(operation.id);
  await act(() => result.current.mutateAsync({ ...path, data: body, params: query }));
  return [...keys].filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated).map(([id]) => id);
};

test.each(writes)(
  'the hook of $id invalidates exactly the queries that the description names',
  async (operation) => {
    expect((await staleAfter(operation)).toSorted()).toEqual([...operation.invalidates].toSorted());
  },
);

test('the only changes that invalidate nothing are changes of uncached data', () => {
  const quiet = writes.filter(({ invalidates }) => invalidates.length === 0);
  // These services change the identity or the session, and no cached answer. The effects of a GraphQL document are
  // unknown.
  expect(new Set(quiet.map(({ service }) => service))).toEqual(
    new Set(['auth', 'graphql', 'oauth2', 'recovery', 'redirect-session', 'verification']),
  );
});
