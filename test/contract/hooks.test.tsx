import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { VitrineProvider } from '../../src/react/index.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { argumentsOfCall, hookOf, type Operation, operations } from './inventory.ts';
import { setStage } from './stage.ts';

const { exchanges, callers, argumentsOf } = setStage();

afterEach(cleanup);

const wrapperOf = (operation: Operation) => {
  const queryClient = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={callers().may(operation)} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
};

const reads = operations.filter(({ repeat }) => repeat === 'read');
const writes = operations.filter((operation) => !reads.includes(operation));

test.each(reads)(
  "the hook of $id shows the sandbox's answer, which fits the description",
  async (operation) => {
    const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
    const given = argumentsOfCall(operation, argumentsOf(operation), {});
    const { result } = renderHook(() => useOperation(...given), { wrapper: wrapperOf(operation) });
    await waitFor(() => expect(result.current.isFetched).toBe(true));
    expect(result.current.error).toBeNull();
    expect(result.current.data).toEqual(exchanges.last.answer);
    expect(exchanges.objections(operation.id)).toEqual([]);
  },
);

test.each(writes)(
  'the hook of $id sends its input once, and the answer fits the description',
  async (operation) => {
    const { path = {}, body, query } = argumentsOf(operation);
    const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
    const { result } = renderHook(() => useOperation(), { wrapper: wrapperOf(operation) });
    const answer = await act(() => result.current.mutateAsync({ ...path, data: body, params: query }));
    expect(exchanges.seen).toHaveLength(1);
    expect(answer).toEqual(exchanges.last.answer);
    expect(exchanges.objections(operation.id)).toEqual([]);
  },
);
