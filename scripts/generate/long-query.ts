import { LONGEST_QUERY } from '../../src/core/long-query.ts';
import { type Description, follow, type Parameter, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/** Characters that percent-encoding makes of one character at most. */
const ENCODED = 9;

/** Longest texts of a type or format, percent-encoded, in characters. */
const LENGTHS: Readonly<Record<string, number>> = {
  boolean: 5,
  integer: 20,
  number: 30,
  uuid: 36,
  'date-time': 60,
};

/**
 * A read by GET has an address for long queries, below its own, if its query can pass {@link LONGEST_QUERY}.
 * @throws Problem when the address is missing or lies elsewhere.
 */
export const checkLongQuery = (
  where: string,
  path: string,
  longQuery: string | undefined,
  description: Description,
  queryParameters: readonly Parameter[],
): void => {
  if (longQuery !== undefined && !longQuery.startsWith(`${path}/`))
    throw new Problem(`${where}: "x-long-query" must begin with the path of its call, "${path}/".`);
  const longest = queryParameters.reduce(
    (sum, { name, schema = {} }) => sum + longestText(description, name, schema),
    0,
  );
  if (longQuery === undefined && longest > LONGEST_QUERY)
    throw new Problem(
      `${where}: its query can pass ${LONGEST_QUERY} characters, so it needs "x-long-query", such as "${path}/query".`,
    );
};

/** Longest text of `name=value&` that fits the schema. */
const longestText = (description: Description, name: string, node: SchemaNode): number => {
  const schema = follow<SchemaNode>(description, node);
  const { type, format, maxItems = Infinity, maxLength, items, enum: values } = schema;
  if (type === 'array') return maxItems * longestText(description, name, Object(items) as SchemaNode);
  const rest = name.length + '=&'.length;
  if (Array.isArray(values))
    return rest + Math.max(...values.map((value) => encodeURIComponent(String(value)).length));
  const text = typeof maxLength === 'number' ? ENCODED * maxLength : Infinity;
  return rest + (LENGTHS[String(format)] ?? LENGTHS[String(type)] ?? text);
};
