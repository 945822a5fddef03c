import { describe, expect, test } from 'vitest';
import { ProductFilter } from '../../generated/catalog-v1/zod.ts';
import { EventFilter } from '../../generated/events-v3/zod.ts';
import { patternTypes, withPatternFields } from './pattern-fields.ts';

const described = (...patterns: string[]) => ({
  properties: { id: { type: 'string' } },
  patternProperties: Object.fromEntries(patterns.map((pattern) => [pattern, { type: 'number' }])),
});

describe('fields whose names only the site knows', () => {
  test('become a template literal type', () => {
    const { properties } = withPatternFields(described('^options\\..+$'));
    expect(properties).toEqual({ 'options.*': { type: 'number' }, id: { type: 'string' } });
    expect(patternTypes(`{ 'options.*'?: number; id?: string }`)).toBe(
      '{ [name: `options.${string}`]: number; id?: string }',
    );
  });

  test.each([
    ['another form of pattern', described('.*')],
    ['two patterns', described('^options\\..+$', '^fields\\..+$')],
    ['no pattern at all', described()],
  ])('are rejected with %s', (_, description) => {
    expect(() => withPatternFields(description)).toThrow('"patternProperties" takes one pattern');
  });

  test('are validated by the zod schema', () => {
    expect(ProductFilter.safeParse({ 'options.Size': { $hasSome: ['M'] } }).success).toBe(true);
    expect(ProductFilter.safeParse({ 'options.Size': 42 }).success).toBe(false);
  });
});

test('a zod schema rejects additional members of closed objects at any depth', () => {
  const codes = (filter: object) => EventFilter.safeParse(filter).error?.issues.map(({ code }) => code);
  expect(codes({ $not: { $and: [{ title: 'x' }] } })).toBeUndefined();
  expect(codes({ location: 'x' })).toEqual(['unrecognized_keys']);
  expect(codes({ $not: { $and: [{ location: 'x' }] } })).toEqual(['unrecognized_keys']);
  expect(codes({ title: { $startsWith: 'x' } })).toEqual(['unrecognized_keys']);
});
