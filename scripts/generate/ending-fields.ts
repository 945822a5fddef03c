import { type Description, follow, type SchemaNode } from './nodes.ts';
import type { Sunset } from './ends.ts';

/** The announced day by the path of a field: `lines[].id`. */
type Ends = readonly (readonly [path: string, date: string])[];

/**
 * The fields of a message with an announced end. A required field is left out: without it, the message would not be as
 * described.
 */
export const endingFieldsOf = (description: Description, name: string | undefined): Ends =>
  name ? fieldsBelow(description, { $ref: `#/components/schemas/${name}` }, '', []) : [];

/** @param seen References on the way: a message may contain itself. */
const fieldsBelow = (
  description: Description,
  node: SchemaNode,
  path: string,
  seen: readonly string[],
): Ends => {
  const { $ref } = node;
  if ($ref !== undefined && seen.includes($ref)) return [];
  const known = $ref === undefined ? seen : [...seen, $ref];
  const {
    items,
    properties,
    required = [],
  } = follow<SchemaNode>(description, node) as {
    items?: SchemaNode;
    properties?: Record<string, SchemaNode>;
    required?: string[];
  };
  if (items) return fieldsBelow(description, items, `${path}[]`, known);
  return Object.entries(properties ?? {}).flatMap(([name, property]): Ends => {
    const own = path === '' ? name : `${path}.${name}`;
    const sunset = property['x-sunset'] as Sunset | undefined;
    if (sunset) return required.includes(name) ? [] : [[own, sunset.date]];
    return fieldsBelow(description, property, own, known);
  });
};
