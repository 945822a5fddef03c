import { describe, expect, test } from 'vitest';
import { described } from './bundles.ts';
import { readTable } from './tables.ts';

/** What a second identical call does and who may call, written down apart from `spec/`. */
const policy = readTable('policy.tsv').map(([id = '', repeat = '', , who = '', because = '']) => ({
  id,
  repeat,
  who: who.split(' ').filter((name) => name !== ''),
  because,
}));

const operations = described.filter(({ operation }) => 'x-repeat' in operation);

test('every call has a class', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(policy.map(({ id }) => id).sort());
  expect(policy).toHaveLength(92);
});

const found = (id: string) => operations.find((entry) => entry.id === id)?.operation;

test.each(policy)('$id is of class $repeat', ({ id, repeat }) => {
  expect(found(id)?.['x-repeat']).toBe(repeat);
});

const identitiesOf = (id: string): unknown => found(id)?.['x-identity'];

describe('who may call', () => {
  test.each(policy.filter(({ because }) => because === ''))('$id: $who', ({ id, who }) => {
    expect(identitiesOf(id)).toEqual(who);
  });

  test.each(policy.filter(({ because }) => because !== ''))(
    '$id: not $who alone. $because',
    ({ id, who }) => {
      expect(identitiesOf(id)).not.toEqual(who);
    },
  );
});
