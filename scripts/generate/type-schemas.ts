import { withEnds, withPlainReferences } from './ends.ts';
import { withPatternFields } from './pattern-fields.ts';
import { withUndeclared } from './undeclared.ts';

/**
 * The description for the generators of types: a field mask may be a list, which the client joins, an enumeration in
 * a response may have a value that the description does not list, and an announced end is the text of `@deprecated`.
 */
export const forTypes = <Description extends object>(description: Description): Description =>
  withUndeclared(withPlainReferences(withEnds(withLists(withPatternFields(description)))) as Description);

const withLists = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withLists);
  if (typeof node !== 'object' || node === null) return node;
  if (Reflect.get(node, 'format') === 'field-mask') {
    const description: unknown = Reflect.get(node, 'description');
    return { description, oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withLists(value)]));
};
