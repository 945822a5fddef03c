import { LONGEST_QUERY } from '../../src/core/long-query.ts';
import { type Description, follow, type Parameter, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/** Maximum number of characters that percent-encoding produces for one character. */
const ENCODED = 9;

/** Length of the longest percent-encoded text of a type or format, in characters. */
const LENGTHS: Readonly<Record<string, number>> = {
  boolean: 5,
  integer: 20,
  number: 30,
  uuid: 36,
  'date-time': 60,
};

/**
 * Checks that a read by GET has a path for long queries, its own path or one below it, if its query can be longer than
 * {@link LONGEST_QUERY}.
 * @throws Problem if the path is missing, is neither the path of the call nor below it, or has a POST of its own.
 */
export const checkLongQuery = (
  where: string,
  path: string,
  longQuery: string | undefined,
  description: Description,
  queryParameters: readonly Parameter[],
): void => {
  if (longQuery !== undefined && longQuery !== path && !longQuery.startsWith(`${path}/`))
    throw new Problem(`${where}: "x-long-query" must be the path of its call, "${path}", or below it.`);
  if (longQuery !== undefined && description.paths?.[longQuery]?.['post'])
    throw new Problem(`${where}: "x-long-query" is "${longQuery}", where another operation has its POST.`);
  const longest = queryParameters.reduce(
    (sum, { name, schema = {} }) => sum + longestText(description, name, schema),
    0,
  );
  if (longQuery === undefined && longest > LONGEST_QUERY)
    throw new Problem(
      `${where}: its query can be longer than ${LONGEST_QUERY} characters, so it needs "x-long-query", such as "${path}/query".`,
    );
};

/**
 * Length of the longest text `name=value&` that the schema allows. In a list of enumerated values, each value
 * counts once, because a repeated value has no effect. `within` has the enclosing objects, to find an object
 * that contains itself.
 */
const longestText = (
  description: Description,
  name: string,
  node: SchemaNode,
  within: readonly SchemaNode[] = [],
): number => {
  const schema = follow<SchemaNode>(description, node);
  const { type, format, maxItems = Infinity, maxLength, items, enum: values } = schema;
  if (type === 'array') {
    const item = follow<SchemaNode>(description, Object(items) as SchemaNode);
    const count = Array.isArray(item['enum']) ? Math.min(maxItems, item['enum'].length) : maxItems;
    return count * longestText(description, name, item, within);
  }
  const members = Object.entries(Object(schema['properties']) as Record<string, SchemaNode>);
  if (members.length > 0 && !within.includes(schema))
    return members.reduce(
      (sum, [key, member]) => sum + longestText(description, `${name}.${key}`, member, [...within, schema]),
      0,
    );
  const rest = name.length + '=&'.length;
  if (Array.isArray(values))
    return rest + Math.max(...values.map((value) => encodeURIComponent(String(value)).length));
  const text = typeof maxLength === 'number' ? ENCODED * maxLength : Infinity;
  return rest + (LENGTHS[String(format)] ?? LENGTHS[String(type)] ?? text);
};
