import { describe, expect, expectTypeOf, test } from 'vitest';
import type { SuggestedFix, ViolatedRule, ViolationSeverity } from '../generated/carts/types.ts';
import { graphql } from '../generated/graphql/index.ts';
import type { LoginErrorCode, RegisterErrorCode } from '../generated/auth/facts.ts';
import { createClient } from './core/client.ts';
import { specified } from './specified.ts';
import { specification } from './core/testing/specification.ts';

/** Every value of the table with its place; functions are tested by what they say. */
const leaves = (value: unknown, place: readonly string[] = []): [string, unknown][] =>
  Array.isArray(value) || Object(value) !== value
    ? [[place.join('.'), value]]
    : typeof value === 'function'
      ? []
      : Object.entries(value as object).flatMap(([key, item]) => leaves(item, [...place, key]));

const table = leaves(specified);

describe('the literals of the specification', () => {
  test.each(specification)('point %i: %s', (_point, place, value) => {
    expect(Object.fromEntries(table)[place]).toEqual(value);
  });

  test('are all of the table, each once', () => {
    expect(table.map(([place]) => place).sort()).toEqual(specification.map(([, place]) => place).sort());
  });

  test.each([0, 42, 129])('the message for a verifier of %i characters names both bounds', (length) => {
    expect(specified.validation.pkce.lengthMessage(length)).toBe(
      `Expected a length between 43 and 128. Received ${length}.`,
    );
  });

  test('are those that the descriptions know', () => {
    expectTypeOf<(typeof specified.validation.rules)[number]>().toExtend<ViolatedRule>();
    expectTypeOf<
      Exclude<ViolatedRule, (typeof specified.validation.rules)[number]>
    >().toEqualTypeOf<'REQUIRED_ONE_OF_FIELD'>();
    expectTypeOf<(typeof specified.validation.severities)[number]>().toEqualTypeOf<ViolationSeverity>();
    expectTypeOf<(typeof specified.validation.suggestedFixes)[number]>().toExtend<SuggestedFix>();
    expectTypeOf<keyof typeof specified.errors.registration>().toExtend<RegisterErrorCode>();
    expectTypeOf<keyof typeof specified.errors.login>().toExtend<LoginErrorCode>();
  });
});

test('a graph query goes to the version alpha unless another is named', async () => {
  const seen: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      seen.push(url);
      return Promise.resolve(Response.json({ data: {} }));
    },
  });
  await graphql({ query: '{ __typename }' }, { client });
  await graphql({ query: '{ __typename }' }, { client }, 'beta');
  expect(seen).toEqual(['https://shop.test/graphql/alpha', 'https://shop.test/graphql/beta']);
});
