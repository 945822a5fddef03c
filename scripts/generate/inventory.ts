import type { Description, Operation, SchemaNode } from './description.ts';
import { successorText } from './ends-file.ts';
import { pascal } from './names.ts';
import { Problem } from './problem.ts';

/** One line of the inventory: the facts of one operation. */
export interface InventoryRow {
  readonly service: string;
  readonly operation: string;
  readonly method: string;
  /** Path without its prefix, which depends on the host. */
  readonly path: string;
  /** Identities that may call. Empty: any caller. */
  readonly identity: readonly string[];
  /** Members of the request that only some of these identities may give. */
  readonly elevated: Operation['elevated'];
  readonly paging: Paging;
  /** Effect of a second identical call: read, same, adds, never (spec/README.md, x-repeat). */
  readonly idempotency: string;
  readonly errors: readonly string[];
  readonly hook: string;
  /** The announced end. Empty: no end is announced. */
  readonly end: string;
  /** The operation, or a sentence, that replaces a call with an end. */
  readonly successor: string;
  /** Point and table of the specification. */
  readonly specification: string;
}

/** Paging of an operation: by offset, by cursor, by either, or none. */
export type Paging = 'offset' | 'cursor' | 'offset or cursor' | 'none';

interface Described {
  readonly name: string;
  readonly description: Description;
  readonly operations: readonly Operation[];
}

/**
 * The inventory of one service, in the order of its description.
 * @throws Problem if the description does not name its point of the specification.
 */
export const inventoryOf = ({ name, description, operations }: Described): InventoryRow[] => {
  const specification = specificationOf(name, description);
  return operations.map((operation) => ({
    service: name,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    identity: operation.identity,
    elevated: operation.elevated,
    paging: pagingOf(description, operation),
    idempotency: operation.repeat,
    errors: operation.errors,
    hook: `use${pascal(operation.id)}`,
    end: operation.sunset?.date ?? '',
    successor: (operation.sunset && successorText(operation.sunset)) ?? '',
    specification,
  }));
};

/**
 * The point of the specification that describes a service, such as `Point 7, Current cart`.
 * @throws Problem if the description does not name it, or in another format.
 */
export const specificationOf = (name: string, description: Description): string => {
  const point = description['x-specification'];
  if (typeof point === 'string' && /^Point \d+, \S/.test(point)) return point;
  throw new Problem(
    `spec/${name}.yaml needs "x-specification" at its root, such as "Point 7, Current cart" (see spec/README.md).`,
  );
};

const columns: readonly [string, (row: InventoryRow) => string][] = [
  ['service', ({ service }) => service],
  ['operation', ({ operation }) => operation],
  ['method', ({ method }) => method],
  ['path', ({ path }) => path],
  ['identity', ({ identity }) => identity.join(', ') || 'anybody'],
  ['elevated', ({ elevated }) => Object.entries(elevated).map(elevatedText).join('; ')],
  ['paging', ({ paging }) => paging],
  ['idempotency', ({ idempotency }) => idempotency],
  ['errors', ({ errors }) => errors.join(', ')],
  ['hook', ({ hook }) => hook],
  ['end', ({ end }) => end],
  ['successor', ({ successor }) => successor],
  ['specification', ({ specification }) => specification],
];

const elevatedText = ([member, identity]: [string, readonly string[]]): string =>
  `${member}: ${identity.join(', ')}`;

/** `operations.tsv`: one line per operation. Code hosts display it as a table, and its diffs are readable. */
export const inventoryFile = (services: readonly Described[]): string =>
  [
    columns.map(([name]) => name).join('\t'),
    ...services.flatMap(inventoryOf).map((row) => columns.map(([, text]) => text(row)).join('\t')),
    '',
  ].join('\n');

/** Paging of an operation, from its query parameters or its body, at the top level or within `query` or `search`. */
export const pagingOf = (description: Description, { body, queryParameters }: Operation): Paging => {
  const sent = {
    ...propertiesOf(description, { $ref: `#/components/schemas/${body}` }),
    ...Object.fromEntries(queryParameters.map(({ name, schema = {} }) => [name, schema])),
  };
  const named = {
    ...sent,
    ...propertiesOf(description, sent['query']),
    ...propertiesOf(description, sent['search']),
  };
  const byOffset = 'paging' in named || 'offset' in named;
  const byCursor = 'cursorPaging' in named || 'cursor' in named;
  if (byOffset && byCursor) return 'offset or cursor';
  return byOffset ? 'offset' : byCursor ? 'cursor' : 'none';
};

const propertiesOf = (description: Description, node: SchemaNode = {}): Record<string, SchemaNode> => {
  const name = node.$ref?.replace('#/components/schemas/', '') ?? '';
  const schema = (description.components?.['schemas']?.[name] ?? node) as SchemaNode;
  return (schema['properties'] as Record<string, SchemaNode> | undefined) ?? {};
};
