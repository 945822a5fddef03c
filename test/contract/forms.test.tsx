import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bindClient, type CallQuery, VitrineProvider } from '../../src/react/index.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { argumentsOfCall, formOf, hookOf, operations } from './inventory.ts';
import { setStage } from './stage.ts';

const { exchanges, callers, argumentsOf } = setStage();

afterEach(cleanup);

const reads = operations.filter(({ repeat }) => repeat === 'read');
const changes = operations.filter(({ repeat }) => repeat !== 'read');

test.each(reads)(
  '$id: its query options fetch the answer, and a suspended component shows it at once',
  async (operation) => {
    const client = callers().may(operation);
    const queryClient = bindClient(
      new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } }),
      client,
    );
    const given = argumentsOfCall(operation, argumentsOf(operation), {});
    const options = formOf(operation, `${operation.id}Query`)(...given) as CallQuery<unknown>;
    const answer = await queryClient.fetchQuery(options);
    expect(answer).toEqual(exchanges.last.answer);
    const sent = exchanges.seen.length;

    const wrapper = ({ children }: { children: ReactNode }) => (
      <VitrineProvider client={client} queryClient={queryClient}>
        <Suspense fallback="waiting">{children}</Suspense>
      </VitrineProvider>
    );
    const useSuspended = hookOf(operation, `use${pascal(operation.id)}Suspense`);
    const { result } = renderHook(() => useSuspended(...given), { wrapper });
    expect(result.current.data).toEqual(answer);

    await queryClient.prefetchQuery(options);
    expect(exchanges.seen).toHaveLength(sent);
    cleanup();
    const { service, id } = operation;
    expect(options.queryKey.slice(0, 3)).toEqual(['vitrine', service, id]);
    await queryClient.invalidateQueries({ queryKey: ['vitrine', service, id] });
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  },
);

const paged = readFileSync('generated/operations.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, , , , , , paging = 'none']) => /offset|cursor/.test(paging))
  .map(([, id]) => id);

test.each(reads.filter(({ id }) => paged.includes(id)))(
  '$id: its pages are fetched by infinite query options',
  async (operation) => {
    const queryClient = bindClient(new QueryClient(), callers().may(operation));
    const given = argumentsOfCall(operation, argumentsOf(operation), {}).slice(0, -1);
    const options = formOf(operation, `${operation.id}Pages`)(...given) as Parameters<
      typeof queryClient.fetchInfiniteQuery
    >[0];
    const { pages: read } = (await queryClient.fetchInfiniteQuery(options)) as { pages: unknown[] };
    expect(read).toEqual([exchanges.last.answer]);
    expect(exchanges.objections(operation.id)).toEqual([]);
  },
);

test.each(changes)('$id: it has mutation options, and no query options', (operation) => {
  const { service, id } = operation;
  expect(formOf(operation, `${id}Mutation`)()).toMatchObject({
    mutationKey: ['vitrine', service, id],
    mutationFn: expect.any(Function),
  });
  expect(() => formOf(operation, `${id}Query`)).toThrow('There is no');
});
