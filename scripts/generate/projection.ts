import { type Description, follow, type OperationNode, type SchemaNode } from './nodes.ts';
import { literal } from './text.ts';

/** `x-projection` of an operation, with the facts of its messages. */
export interface Projection {
  /** Whether the list of fields is a parameter of the query or a member of the body. */
  readonly place: 'query' | 'body';
  /** Path of the list, such as `['fields']`. */
  readonly fields: readonly string[];
  /** Type of one value of the list. */
  readonly field: string;
  /** Path of the entity in the response: `products[]` is a list. */
  readonly entity: readonly string[];
  /** Type of the message at each step of the path; the last one is the entity. */
  readonly types: readonly string[];
  /** For each member that is absent by default, the values that request it. */
  readonly silent: Readonly<Record<string, readonly string[]>>;
}

/** The messages of an operation. */
export interface Messages {
  readonly queryParameters: readonly { readonly name: string; readonly schema?: SchemaNode }[];
  readonly body: string | undefined;
  readonly responses: Readonly<Record<string, string | undefined>>;
}

interface Given {
  readonly fields: string;
  readonly entity: string;
}

type Stop = (why: string) => never;

const propertiesOf = (description: Description, schema: SchemaNode): Record<string, SchemaNode> =>
  (follow<SchemaNode>(description, schema)['properties'] ?? {}) as Record<string, SchemaNode>;

const named = (name: string): SchemaNode => ({ $ref: `#/components/schemas/${name}` });

const nameOf = ({ $ref }: SchemaNode): string | undefined =>
  $ref?.match(/^#\/components\/schemas\/(\w+)$/)?.[1];

/**
 * The projection of an operation, if it has one.
 * @param stop Throws a Problem with the file and the line of the extension.
 */
export const projectionOf = (
  description: Description,
  node: OperationNode,
  messages: Messages,
  stop: Stop,
): Projection | undefined => {
  if (node['x-projection'] === undefined) return undefined;
  const { fields, entity } = node['x-projection'] as Given;
  const list = listOf(description, fields.split('.'), messages, stop);
  const values = valuesOf(description, list.item);
  if (!values) return stop(`needs "${fields}" to be a list of named values, an enumeration`);
  const { types, schema } = entityOf(description, entity.split('.'), messages.responses['200'], stop);
  const silent = Object.fromEntries(
    Object.entries(propertiesOf(description, schema)).flatMap(([name, property]) => {
      const only = property['x-only-with'] as string[] | undefined;
      return only ? [[name, only]] : [];
    }),
  );
  if (Object.keys(silent).length === 0)
    stop(`has the entity "${types.at(-1)}", no property of which has "x-only-with"`);
  const odd = Object.values(silent)
    .flat()
    .find((value) => !values.includes(value));
  if (odd !== undefined)
    stop(`has a property of "${types.at(-1)}" with "x-only-with: [${odd}]", a value that "${fields}" lacks`);
  return {
    place: list.place,
    fields: fields.split('.'),
    field: nameOf(list.item) ?? values.map((value) => literal(String(value))).join(' | '),
    entity: entity.split('.'),
    types,
    silent,
  };
};

const valuesOf = (description: Description, item: SchemaNode): unknown[] | undefined =>
  follow<SchemaNode>(description, item)['enum'] as unknown[] | undefined;

/** The list of fields: a parameter of the query, or a member of the body at any depth. */
const listOf = (
  description: Description,
  path: readonly string[],
  { queryParameters, body }: Messages,
  stop: Stop,
): { place: 'query' | 'body'; item: SchemaNode } => {
  const [first = '', ...rest] = path;
  const parameter = queryParameters.find(({ name }) => name === first)?.schema;
  const start = parameter ?? (body && propertiesOf(description, named(body))[first]);
  const found = rest.reduce<SchemaNode | undefined | ''>(
    (node, name) => node && propertiesOf(description, node)[name],
    start,
  );
  if (!found) return stop(`names "${path.join('.')}", which is neither in the query nor in the body`);
  const item = follow<SchemaNode>(description, found)['items'] as SchemaNode | undefined;
  if (!item) return stop(`needs "${path.join('.')}" to be a list`);
  return { place: parameter ? 'query' : 'body', item };
};

/** The entity and the types on the way to it, from the response on. */
const entityOf = (
  description: Description,
  path: readonly string[],
  response: string | undefined,
  stop: Stop,
): { types: string[]; schema: SchemaNode } => {
  if (!response) return stop('belongs to a call whose response 200 has a body');
  const types = [response];
  let schema = named(response);
  for (const step of path) {
    const name = step.replace('[]', '');
    const property = propertiesOf(description, schema)[name];
    if (!property) return stop(`has the entity "${path.join('.')}", but "${types.at(-1)}" has no "${name}"`);
    const items = follow<SchemaNode>(description, property)['items'] as SchemaNode | undefined;
    if (step.endsWith('[]') !== (items !== undefined))
      return stop(`has the entity "${path.join('.')}", but "${name}" is ${items ? 'a list' : 'no list'}`);
    schema = items ?? property;
    const type = nameOf(schema);
    if (!type) return stop(`needs a named schema for "${step}"`);
    types.push(type);
  }
  return { types, schema };
};
