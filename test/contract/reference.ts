import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table in `reference/`, by the names of its columns; lines that begin with # are comments. */
export const readTable = <Column extends string>(name: string): Record<Column, string>[] => {
  const file = join(import.meta.dirname, 'reference', `${name}.tsv`);
  const [head = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const columns = head.split('\t') as Column[];
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${name}.tsv has a line of another width: ${line}`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<
      Column,
      string
    >;
  });
};

/** One call of the reference; cells that the reference leaves open were decided by this project. */
export type ReferenceCall = Record<
  | 'n'
  | 'method'
  | 'path'
  | 'id'
  | 'public_path'
  | 'other_path'
  | 'query'
  | 'query_parameters'
  | 'body_keys'
  | 'identity'
  | 'paging'
  | 'repeat'
  | 'long_query'
  | 'field_mask',
  string
>;

/** The calls of both families. */
export const referenceCalls: readonly ReferenceCall[] = readTable<keyof ReferenceCall>('operations');

/** The entries of a cell with a list. */
export const listed = (cell: string): string[] => cell.split(',').filter(Boolean);

/** A path with its parameters filled in by position, since the reference gives them other names. */
export const filledIn = (path: string, values: readonly string[]): string => {
  let next = 0;
  return path.replaceAll(/\{[\w.]+\}/g, () => encodeURIComponent(values[next++] ?? ''));
};

const rules = readTable<'service' | 'host' | 'path_starts_with' | 'replaced_by'>('prefixes');

/** The reference splits some services of this project: the service of the reference by the beginning of the path. */
const ruleServices: readonly (readonly [service: string, start: string, rules: string])[] = [
  ['ticketing', '/v1/checkout', 'checkout'],
  ['ticketing', '/v1/pos-checkout', 'checkout'],
  ['ticketing', '/v1', 'orders'],
  ['orders', '', 'shop-orders'],
  ['catalog-v3', '/v3/products/query-variants', 'variants-v3'],
  ['catalog-v3', '/v3/products/search-variants', 'variants-v3'],
  ['catalog-v3', '/v3/brands', 'brands-v3'],
  ['catalog-v3', '/v3/ribbons', 'ribbons-v3'],
  ['catalog-v3', '', 'products-v3'],
];

/** The service of the reference whose prefix rules apply to a path. */
export const ruleService = (service: string, path: string): string =>
  ruleServices.find(([ours, start]) => ours === service && path.startsWith(start))?.[2] ?? service;

/**
 * Path that the platform's packages send for a service on a kind of host: the first matching rule replaces the prefix.
 */
export const publicPath = (service: string, host: string, path: string): string => {
  const listOf = (kind: string) => rules.filter((rule) => rule.service === service && rule.host === kind);
  const isPlatforms = host !== 'api' && host !== 'other';
  const list = [host, ...(isPlatforms ? ['www', 'other'] : []), 'other']
    .map(listOf)
    .find(({ length }) => length > 0);
  const rule = list?.find(({ path_starts_with: start }) => path.startsWith(start));
  return rule ? rule.replaced_by + path.slice(rule.path_starts_with.length) : path;
};
