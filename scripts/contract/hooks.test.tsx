import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { VitrineProvider } from '../../src/react/index.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import { startServer } from '../../src/sandbox/serve.ts';
import { pascal } from '../generate/names.ts';
import { callersOf } from './callers.ts';
import { Descriptions } from './described.ts';
import { Exchanges } from './exchanges.ts';
import { hookOf, type Operation, operations } from './inventory.ts';
import { type Arguments, recipes, shop } from './recipes.ts';

const descriptions = new Descriptions();
const exchanges = new Exchanges(descriptions);
const sandbox = createSandbox({ seed: 42 });

let host = '';
let stop = async (): Promise<void> => {};
let callers: Awaited<ReturnType<typeof callersOf>>;
let live: Awaited<ReturnType<typeof shop>>;

beforeAll(async () => {
  const server = await startServer(sandbox, { port: 0 });
  host = server.url;
  stop = () => server.close();
});
afterAll(() => stop());

beforeEach(async () => {
  callers = await callersOf(sandbox, host, exchanges.fetch);
  live = await shop(callers.visitor);
  exchanges.seen.length = 0;
});
afterEach(cleanup);

const argumentsOf = ({ id }: Operation): Arguments =>
  recipes[id]?.(live) ?? descriptions.exampleArguments(id);

const wrapperOf = (operation: Operation) => {
  const queryClient = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={callers.may(operation)} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
};

const reads = operations.filter(({ repeat }) => repeat === 'read');
const writes = operations.filter((operation) => !reads.includes(operation));

test.each(reads)('the hook of $id shows what the sandbox answers, as described', async (operation) => {
  const { path = {}, body, query } = argumentsOf(operation);
  const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
  const given = [
    ...Object.values(path),
    ...(operation.body ? [body] : []),
    ...(operation.query ? [query] : []),
  ];
  const { result } = renderHook(() => useOperation(...given), { wrapper: wrapperOf(operation) });
  await waitFor(() => expect(result.current.isFetched).toBe(true));
  expect(result.current.error).toBeNull();
  expect(result.current.data).toEqual(exchanges.last.answer);
  expect(exchanges.objections(operation.id)).toEqual([]);
});

test.each(writes)('the hook of $id sends once what it is given, as described', async (operation) => {
  const { path = {}, body, query } = argumentsOf(operation);
  const useOperation = hookOf(operation, `use${pascal(operation.id)}`);
  const { result } = renderHook(() => useOperation(), { wrapper: wrapperOf(operation) });
  const answer = await act(() => result.current.mutateAsync({ ...path, data: body, params: query }));
  expect(exchanges.seen).toHaveLength(1);
  expect(answer).toEqual(exchanges.last.answer);
  expect(exchanges.objections(operation.id)).toEqual([]);
});
