import { type Description, follow, type Parameter, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/**
 * Checks that the plain form of a query can express every value that its schema allows. A list may hold objects, but not
 * lists or nested objects.
 * @throws Problem that names the parameter which needs the packed form.
 */
export const checkQueryForm = (
  where: string,
  description: Description,
  queryParameters: readonly Parameter[],
): void => {
  for (const { name, schema = {} } of queryParameters)
    if (isTooDeep(description, schema, 0))
      throw new Problem(
        `${where}: "${name}" has a list of lists or of nested objects, so the call needs "x-packed-query".`,
      );
};

/** `within` counts the levels inside a list; `seen` has the enclosing objects, to find an object that contains itself. */
const isTooDeep = (
  description: Description,
  node: SchemaNode,
  within: number,
  seen: readonly SchemaNode[] = [],
): boolean => {
  const schema = follow<SchemaNode>(description, node);
  if (seen.includes(schema)) return false;
  const isNested = schema['items'] !== undefined || schema['properties'] !== undefined;
  if (isNested && within > 1) return true;
  const inside = (part: unknown, levels: number): boolean =>
    isTooDeep(description, Object(part) as SchemaNode, levels, [...seen, schema]);
  const { items, properties } = schema;
  if (items !== undefined && (within > 0 || inside(items, 1))) return true;
  return Object.values(Object(properties) as object).some((part) =>
    inside(part, within > 0 ? within + 1 : 0),
  );
};
