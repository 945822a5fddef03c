import { describe, expect, test } from 'vitest';
import { describedAs } from './bundles.ts';
import { alternatives, partAt, type Resolve, type Schema, valuesOf } from './schema.ts';
import { readTable } from './tables.ts';

interface Row {
  readonly call: string;
  readonly field: string;
  readonly operators: readonly string[];
  readonly sorts: boolean;
}

const rows: readonly Row[] = readTable('queryable.tsv').map(
  ([call = '', field = '', operators = '', sorts]) => ({
    call,
    field,
    operators: operators.split(' ').filter((name) => name !== ''),
    sorts: sorts === 'yes',
  }),
);

/** The filter and the sort of a call, inside its query or its search, or beside its other members. */
const queryOf = (call: string) => {
  const found = describedAs(call);
  if (!found) throw new Error(`${call} is not described`);
  const { request, resolve } = found;
  const query = partAt(request, 'query', resolve) ?? partAt(request, 'search', resolve) ?? request;
  const filter = partAt(query, 'filter', resolve);
  return { resolve, filter: filter && resolve(filter), sort: partAt(query, 'sort', resolve) };
};

const operatorsOf = (resolve: Resolve, condition: Schema): string[] =>
  alternatives(condition, resolve).flatMap(({ properties }) => Object.keys(properties ?? {}));

const filterable = (call: string): Record<string, string[]> => {
  const { resolve, filter } = queryOf(call);
  const patterns = Object.entries((filter?.['patternProperties'] ?? {}) as Record<string, Schema>);
  return Object.fromEntries(
    [
      ...Object.entries(filter?.properties ?? {}).filter(([name]) => !name.startsWith('$')),
      ...patterns.map(
        ([pattern, schema]) => [pattern.replaceAll(/^\^|\\|\.?\+\$$/g, '') + '*', schema] as const,
      ),
    ].map(([name, schema]) => [name, operatorsOf(resolve, schema).toSorted()]),
  );
};

const sortable = (call: string): string[] => {
  const { resolve, sort } = queryOf(call);
  const names = sort ? valuesOf(partAt(sort, 'fieldName', resolve) ?? sort, resolve) : [];
  return [...new Set(names.map((name) => String(name).replace(/:(asc|desc)$/, '')))].toSorted();
};

describe.each([...new Set(rows.map(({ call }) => call))])('%s', (call) => {
  const own = rows.filter((row) => row.call === call);

  test('filters by exactly the fields that the platform filters by, each with exactly its operators', () => {
    const expected = own.filter(({ operators }) => operators.length > 0);
    expect(filterable(call)).toEqual(
      Object.fromEntries(expected.map(({ field, operators }) => [field, operators.toSorted()])),
    );
  });

  test('sorts by exactly the fields that the platform sorts by', () => {
    expect(sortable(call)).toEqual(
      own
        .filter(({ sorts }) => sorts)
        .map(({ field }) => field)
        .toSorted(),
    );
  });
});
