import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow, type SchemaNode } from '../generate/nodes.ts';
import { type Claim, claims, type SpecifiedField, specifiedFields } from '../inventory/claims.ts';
import { withMarked } from './marked.ts';
import type { Documented, ServiceRows } from './operations.ts';

const file = 'docs/specification.md';
const marks = { begin: '<!-- claims: written by `npm run generate` -->', end: '<!-- /claims -->' };

const points: readonly (readonly [point: string, title: string])[] = [
  ['1', 'Purpose and users'],
  ['2', 'Redirects and callbacks'],
  ['3', 'Entities, fields and lists of values'],
  ['4', 'States and transitions'],
  ['5', 'Validation'],
  ['6', 'Roles and permissions'],
  ['7', 'Calls'],
  ['8', 'Errors'],
  ['9', 'Constants and limits'],
];

/** The page of the specification with the present claims, fields and calls; the rest of the page is unchanged. */
export const withClaims = (page: string, services: readonly ServiceRows[]): string =>
  withMarked(file, page, marks, points.map(([point, title]) => section(point, title, services)).join('\n\n'));

/** Writes the claims into the page of the specification, if the project has that page. */
export const writeClaims = (project: string, services: readonly ServiceRows[]): void => {
  const path = join(project, file);
  if (!existsSync(path)) return;
  const page = readFileSync(path, 'utf8');
  const updated = withClaims(page, services);
  if (updated !== page) writeFileSync(path, updated);
};

const section = (point: string, title: string, services: readonly ServiceRows[]): string =>
  [
    `## Point ${point}: ${title}`,
    ...(point === '3' ? fieldTables(services) : []),
    ...(point === '7' ? callTable(services) : []),
    ...claimTable(claims.filter((claim) => claim.point === point)),
  ].join('\n\n');

const code = (text: string): string => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => (cells[0] === '---' ? `|${cells.join('|')}|` : `| ${cells.join(' | ')} |`))
    .join('\n');

const claimTable = (rows: readonly Claim[]): string[] =>
  rows.length === 0
    ? []
    : [
        table(
          ['Subject', 'Claim', 'Implemented in', 'Test'],
          rows.map(({ heading, claim, file: holder, test, title }) => [
            heading,
            claim,
            code(holder),
            code(`${test} -t '${title}'`),
          ]),
        ),
      ];

/** One row a message with its fields, one row a list of values, one row a field that is left out. */
const fieldTables = (services: readonly ServiceRows[]): string[] => {
  const holders = holdersOf(services);
  const held = ({ message }: SpecifiedField): string =>
    code(holders.get(message) ?? 'spec/notifications.yaml');
  const described = specifiedFields.filter(({ absent }) => absent === '');
  const nameOf = ({ message, direction }: SpecifiedField): string => `${code(message)}, ${direction}`;
  const fieldsOf = (name: string) => described.filter((field) => nameOf(field) === name);
  return [
    'The tables of this point also have the lists of values of points 4 to 6. To run the test of a field, such as ' +
      "`order.status` of `getOrder`: `npm test -- scripts/inventory/specified.test.ts -t 'getOrder order.status'`.",
    table(
      ['Message', 'Fields', 'Described in'],
      [...new Set(described.map(nameOf))].map((name) => [
        name,
        fieldsOf(name)
          .map(({ path }) => code(path))
          .join(', '),
        fieldsOf(name).slice(0, 1).map(held).join(),
      ]),
    ),
    table(
      ['Message', 'Field', 'Values', 'Described in'],
      described
        .filter(({ values }) => values.length > 0)
        .map((field) => [
          code(field.message),
          code(field.path),
          field.values.map(code).join(', '),
          held(field),
        ]),
    ),
    'The descriptions omit these fields:',
    table(
      ['Message', 'Field', 'Values', 'Reason'],
      specifiedFields
        .filter(({ absent }) => absent !== '')
        .map(({ message, path, values, absent }) => [
          code(message),
          code(path),
          values.map(code).join(', '),
          absent,
        ]),
    ),
  ];
};

/** The file of each call. */
const holdersOf = (services: readonly ServiceRows[]): ReadonlyMap<string, string> =>
  new Map(
    services.flatMap(({ name, operations }) =>
      operations.map(({ operation }) => [operation.id, `spec/${name}.yaml`] as const),
    ),
  );

const callTable = (services: readonly ServiceRows[]): string[] => [
  'Two tests cover each call. The first compares its request with a table of calls that is independent of `spec/`. The ' +
    'second sends it to the sandbox, and checks the response against the description. For example: ' +
    "`npm test -- test/contract/wire.test.ts -t 'getCurrentCart'` and " +
    "`npm test -- test/contract/operations.test.ts -t 'getCurrentCart'`.",
  table(
    ['Table', 'Call', 'Method and path', 'Query and body', 'Described in'],
    services.flatMap((service) =>
      service.operations.map((documented) => [
        service.specification.replace(/^Point 7, /, ''),
        code(documented.operation.id),
        code(`${documented.operation.method} ${documented.operation.path}`),
        payloadOf(service, documented).map(code).join(', '),
        code(`spec/${service.name}.yaml`),
      ]),
    ),
  ),
];

/** Names of the query parameters and of the members of the body. */
const payloadOf = ({ description }: ServiceRows, { operation }: Documented): string[] => {
  const members = (node: SchemaNode): string[] => {
    const schema = follow<SchemaNode>(description, node);
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as SchemaNode[]);
    return [...Object.keys(schema['properties'] ?? {}), ...parts.flatMap(members)];
  };
  const body =
    operation.body === undefined ? [] : members({ $ref: `#/components/schemas/${operation.body}` });
  return [...new Set([...operation.queryParameters.map(({ name }) => name), ...body])];
};
