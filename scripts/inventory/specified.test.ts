import { describe, expect, test } from 'vitest';
import { describedAs } from './bundles.ts';
import { specifiedFields } from './claims.ts';
import { partAt, valuesOf } from './schema.ts';

/** Fields from points 3 to 6 of the specification, with their position in a message. */
const specified = specifiedFields.map(({ message: id, direction, path, values, absent }) => ({
  id,
  path,
  values,
  absent,
  /** A notification, whose id has a dot, is the request to its receiver. */
  whole: direction === 'request' || id.includes('.') ? ('request' as const) : ('response' as const),
}));

const find = ({ id, whole, path }: (typeof specified)[number]) => {
  const entry = describedAs(id);
  const part = entry && partAt(entry[whole], path, entry.resolve);
  return { found: part !== undefined, values: part ? valuesOf(part, entry.resolve) : [] };
};

describe('fields that the specification names are described', () => {
  test.each(specified.filter(({ absent }) => absent === ''))('$id $path', (line) => {
    const { found, values } = find(line);
    expect(found).toBe(true);
    expect(line.values.filter((value) => !values.includes(value))).toEqual([]);
  });

  test.each(specified.filter(({ absent }) => absent !== ''))('left out: $id $path', (line) => {
    expect(find(line).found).toBe(false);
  });
});
