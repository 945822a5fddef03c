import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { VitrineProvider } from '../../src/react/index.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { descriptions } from './described.ts';
import { documentedFailures, expectedError, type Failure, refusing } from './failures.ts';
import { argumentsOfCall, hookOf } from './inventory.ts';

const failures = documentedFailures(descriptions);

afterEach(cleanup);

const wrapperOf = (failure: Failure) => {
  const client = createClient({ fetch: refusing(failure), headers: { Authorization: 'token' } });
  const queryClient = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
};

const isRead = ({ operation }: Failure) => operation.repeat === 'read';

test.each(failures.filter(isRead))('the hook of $id shows $status ($example)', async (failure) => {
  const { operation } = failure;
  const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
  const given = argumentsOfCall(operation, descriptions.exampleArguments(operation.id), {
    query: { retry: false },
  });
  const { result } = renderHook(() => useOperation(...given), { wrapper: wrapperOf(failure) });
  await waitFor(() => expect(result.current.error).toMatchObject(expectedError(failure)), { interval: 2 });
  expect(result.current.data).toBeUndefined();
});

test.each(failures.filter((failure) => !isRead(failure)))(
  'the hook of $id rejects with $status ($example)',
  async (failure) => {
    const { operation } = failure;
    const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
    const { path, body, query } = descriptions.exampleArguments(operation.id);
    const { result } = renderHook(() => useOperation(), { wrapper: wrapperOf(failure) });
    const call = () => result.current.mutateAsync({ ...path, data: body, params: query });
    const thrown: unknown = await act(() => call().catch((error: unknown) => error));
    expect(thrown).toMatchObject(expectedError(failure));
    await waitFor(() => expect(result.current.error).toBe(thrown), { interval: 2 });
  },
);
