import { expect, test } from 'vitest';
import { isApiError, isVitrineError } from '../../src/core/errors/index.ts';
import type { CallClient } from '../../src/core/types.ts';
import { isDeep } from '../setup/counts.ts';
import { examples, hostOf } from './host.ts';
import { faultsIn, hostileValues, otherTypes, placesIn, withValue } from './hostile.ts';
import { programs } from './programs.ts';

/** Everything wrong with a program over a host: errors of another kind, and values that no person should see. */
const faultsOf = async (
  program: (client: CallClient) => Promise<unknown>,
  client: CallClient,
): Promise<string[]> => {
  try {
    return faultsIn(await program(client));
  } catch (error) {
    return isVitrineError(error) ? [] : faultsIn(error, 'the rejection');
  }
};

test.each(programs)('%s works over the examples of the description', async (_, program) => {
  expect(await faultsOf(program, hostOf((example) => example).client)).toEqual([]);
});

test.each(programs)(
  '%s ends in a typed error or a value that can be shown, whatever every answer is',
  async (_, program) => {
    const found: string[] = [];
    for (const value of hostileValues) {
      const { client } = hostOf(() => structuredClone(value));
      for (const fault of await faultsOf(program, client)) found.push(`${JSON.stringify(value)}: ${fault}`);
    }
    expect(found).toEqual([]);
  },
);

// A page of a cart makes twenty calls for each value, and `anyCart` makes those of `cartV1`.
const singly = programs.filter(([name]) => isDeep() || !name.startsWith('a page of a cart over anyCart'));

/** Each program with each operation that it calls. */
const pairs = await Promise.all(
  singly.map(async ([name, program]) => {
    const { client, called } = hostOf((example) => example);
    await faultsOf(program, client);
    return [...called].map((operation) => [name, operation, program] as const);
  }),
);

test.each(pairs.flat())(
  '%s ends in a typed error or a value that can be shown, whatever a member of the answer of %s is',
  async (_, operation, program) => {
    const found: string[] = [];
    for (const place of placesIn(examples.get(operation)).slice(1))
      for (const value of isDeep() ? hostileValues : otherTypes) {
        const changed = withValue(examples.get(operation), place, value);
        const { client } = hostOf((example, id) => (id === operation ? changed : example));
        for (const fault of await faultsOf(program, client))
          found.push(`${place.join('.')} ${JSON.stringify(value)}: ${fault}`);
      }
    expect(found.slice(0, 5)).toEqual([]);
  },
);

const unusable = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  return isApiError(error) ? [error.code, error.retryable] : ['no ApiError', error];
};

test.each(
  programs.filter(([name]) => /^(catalogV|tickets.*(onSale|hold|find)|the estimate of|checkout)/.test(name)),
)(
  '%s refuses answers without a message as UNUSABLE_ANSWER; after a change, the effect is unknown',
  async (name, program) => {
    const retryable = /hold|checkout\(\) over (cartV1|anyCart)/.test(name) ? 'unknown' : 'no';
    for (const value of [null, '', 5, [], undefined]) {
      const { client } = hostOf(() => structuredClone(value));
      expect([value, ...(await unusable(program(client)))]).toEqual([value, 'UNUSABLE_ANSWER', retryable]);
    }
  },
);
