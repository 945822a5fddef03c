import { expect, test } from 'vitest';
import { isJsonObject } from '../../src/core/json.ts';
import { isVitrineError } from '../../src/core/errors/index.ts';
import type { CallClient } from '../../src/core/types.ts';
import { examples, hostOf } from '../answers/host.ts';
import { faultsIn, placesIn, withValue } from '../answers/hostile.ts';
import { programs } from '../answers/programs.ts';
import { undefinedTexts } from './screen-texts.ts';

const valueAt = (answer: unknown, place: readonly (string | number)[]): unknown =>
  place.reduce<unknown>(
    (value, name) => (isJsonObject(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined),
    answer,
  );

/** A value of another type that the platform has been seen to send in its place: a number for a text and the reverse. */
const otherType = (value: unknown): unknown => {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return '7';
  if (typeof value === 'boolean') return 'true';
  return Array.isArray(value) ? {} : [];
};

/** The changes of one member: absent, null, of another type, and for an enumeration a value that it does not list. */
const changesOf = (value: unknown): readonly (readonly [string, unknown])[] => [
  ['deleted', undefined],
  ['null', null],
  ['of another type', otherType(value)],
  ...(typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value) ? [['new', 'A_VALUE_OF_2031'] as const] : []),
];

const shownFaults = async (
  program: (client: CallClient) => Promise<unknown>,
  client: CallClient,
): Promise<string[]> => {
  try {
    const shown = await program(client);
    return [...faultsIn(shown), ...undefinedTexts(shown)];
  } catch (error) {
    return isVitrineError(error) ? [] : faultsIn(error, 'the rejection');
  }
};

const counts = { programs: 0, operations: 0, members: 0, changes: 0 };

// `anyCart` makes the calls of `cartV2`.
const tried = programs.filter(([name]) => !name.includes('anyCart'));

test.each(tried)(
  '%s copes with each member of each answer deleted, null, of another type or with a new value',
  async (_, program) => {
    const { client, called } = hostOf((example) => example);
    expect(await shownFaults(program, client)).toEqual([]);
    counts.programs += 1;
    const found: string[] = [];
    for (const operation of called) {
      counts.operations += 1;
      const example = examples.get(operation);
      for (const place of placesIn(example).slice(1)) {
        counts.members += 1;
        for (const [what, value] of changesOf(valueAt(example, place))) {
          counts.changes += 1;
          const host = hostOf((answer, id) => (id === operation ? withValue(answer, place, value) : answer));
          for (const fault of await shownFaults(program, host.client))
            found.push(`${operation} ${place.join('.')} ${what}: ${fault}`);
        }
      }
    }
    expect(found.slice(0, 5)).toEqual([]);
  },
);

test('all programs were tried', () => {
  console.log(
    `${counts.programs} programs, ${counts.operations} operations, ${counts.members} members, ${counts.changes} changes`,
  );
  expect(counts.members).toBeGreaterThan(1_000);
});
