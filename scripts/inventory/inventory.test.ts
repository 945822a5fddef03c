import { describe, expect, test } from 'vitest';
import { described } from './bundles.ts';
import { accepted, judge } from './differences.ts';
import { calls, enums, fields, parts } from './tables.ts';
import { walk } from './walk.ts';

const { differences, visited } = walk();
const { open, stale } = judge(differences);

describe('the descriptions agree with the inventory of the platform', () => {
  test('every field, value, limit, format and required member of the inventory is described', () => {
    expect(open.map(({ path, what, field }) => `${path}: ${what} (${field})`)).toEqual([]);
  });

  test('every intended difference still exists, and has a reason', () => {
    expect(stale).toEqual([]);
    expect(accepted.filter(({ reason }) => reason === '')).toEqual([]);
  });
});

describe('the inventory is complete', () => {
  const ids = new Set([...calls.map(({ id }) => id), ...parts.map(({ event }) => event)]);

  test('it has every call and every notification that is described', () => {
    expect([...ids].toSorted()).toEqual(described.map(({ id }) => id).toSorted());
  });

  test('the walk reaches every type and every enumeration', () => {
    expect([...fields.keys()].filter((type) => !visited.has(type))).toEqual([]);
    expect([...enums.keys()].filter((name) => !visited.has(name))).toEqual([]);
  });
});
