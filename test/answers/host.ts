import type { CallClient } from '../../src/core/types.ts';
import { descriptions } from '../contract/described.ts';

/** A value that a program cannot change, so that hosts can answer it again without a copy. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** The first example of each successful answer, by operation. */
export const examples = new Map<string, unknown>(
  descriptions
    .messages()
    .filter(({ kind }) => kind.startsWith('2'))
    .map(({ operation, media }) => [
      operation,
      frozen(structuredClone(Object.values(media?.examples ?? {})[0])),
    ]),
);

/** A host whose answers are the examples, changed by a function, and the operations that were called. */
export const hostOf = (change: (example: unknown, operation: string) => unknown) => {
  const called = new Set<string>();
  const client: CallClient = {
    send: async ({ facts: { id } }) => {
      called.add(id);
      const data = change(examples.get(id), id);
      return { response: new Response(), data, attempts: 1, role: 'visitor' } as Awaited<
        ReturnType<CallClient['send']>
      >;
    },
  };
  return { client, called };
};
