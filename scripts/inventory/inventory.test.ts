import { describe, expect, test } from 'vitest';
import { accepted, judge } from './differences.ts';
import { calls, enums, fields, parts } from './tables.ts';
import { walk } from './walk.ts';

const { differences, visited } = walk();
const { open, stale } = judge(differences);

describe('the descriptions hold what the platform has', () => {
  test('every field, value, limit, format and duty of the inventory is described', () => {
    expect(open.map(({ path, what, field }) => `${path}: ${what} (${field})`)).toEqual([]);
  });

  test('every difference that is meant still exists, and has a reason', () => {
    expect(stale).toEqual([]);
    expect(accepted.filter(({ reason }) => reason === '')).toEqual([]);
  });
});

describe('the inventory is whole', () => {
  test('it has the 92 calls', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(92);
  });

  test('it has the 25 notifications', () => {
    expect(new Set(parts.map(({ event }) => event)).size).toBe(25);
  });

  test('the walk reaches every type and every enumeration', () => {
    expect([...fields.keys()].filter((type) => !visited.has(type))).toEqual([]);
    expect([...enums.keys()].filter((name) => !visited.has(name))).toEqual([]);
  });
});
