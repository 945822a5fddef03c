import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../src/index.ts';
import { VitrineProvider } from '../../src/react/index.ts';
import { pascal } from '../../scripts/generate/names.ts';
import { descriptions } from './described.ts';
import { argumentsOfCall, hookOf, operations } from './inventory.ts';
import { carried, expectedSent, oddKeys, recorder } from './recorder.ts';
import { referenceCalls } from './reference.ts';

const messages = descriptions.messages();

afterEach(cleanup);

test.each(referenceCalls)('the hook of $id sends the request of the reference', async (call) => {
  const operation = operations.find(({ id }) => id === call.id);
  if (!operation) throw new Error(`The call ${call.id} is not described`);
  const given = carried(call, descriptions.exampleArguments(call.id, { optional: true }));
  const { fetch, sent } = recorder(messages, call, given);
  const client = createClient({ fetch });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VitrineProvider client={client} queryClient={queryClient}>
      {children}
    </VitrineProvider>
  );
  const useOperation = hookOf(operation, `use${pascal(call.id)}`);
  const isRead = operation.repeat === 'read';
  const { result } = renderHook(
    () => useOperation(...(isRead ? argumentsOfCall(operation, given, {}) : [])),
    {
      wrapper,
    },
  );
  const { path, body, query } = given;
  if (!isRead) await act(() => result.current.mutateAsync({ ...path, data: body, params: query }));
  await waitFor(() => expect(sent).toHaveLength(1), { interval: 2 });
  expect(sent).toEqual([expectedSent(call, `https://www.wixapis.com${call.public_path}`, given)]);
  expect(oddKeys(call, sent[0]?.body)).toEqual([]);
});
