import type { CallClient } from '../../src/core/types.ts';
import { descriptions } from '../contract/described.ts';

/** The first example of each successful answer, by operation. */
export const examples = new Map<string, unknown>(
  descriptions
    .messages()
    .filter(({ kind }) => kind.startsWith('2'))
    .map(({ operation, media }) => [operation, Object.values(media?.examples ?? {})[0]]),
);

/** A host whose answers are the examples, changed by a function, and the operations that were called. */
export const hostOf = (change: (example: unknown, operation: string) => unknown) => {
  const called = new Set<string>();
  const client: CallClient = {
    send: async ({ facts: { id } }) => {
      called.add(id);
      const data = change(structuredClone(examples.get(id)), id);
      return { response: new Response(), data, attempts: 1, role: 'visitor' } as Awaited<
        ReturnType<CallClient['send']>
      >;
    },
  };
  return { client, called };
};
