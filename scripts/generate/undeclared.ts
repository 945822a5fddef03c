import type { Description, SchemaNode } from './description.ts';
import { isNode, receivedReferences, referenceOf, sentReferences } from './reached.ts';

const name = 'Undeclared';
const source = '../../src/core/undeclared.ts';

/**
 * The description for the generators of types: an enumeration in a message that only the platform sends may also have a
 * value that the description does not list. In messages that callers send, enumerations stay closed.
 */
export const withUndeclared = <Given extends object>(description: Given): Given => {
  const { components } = description as Description;
  const schemas = components?.['schemas'] as Record<string, SchemaNode> | undefined;
  const sent = sentReferences(description);
  const received = receivedReferences(description);

  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened);
    if (!isNode(node)) return node;
    const target = referenceOf(node)?.split('/').at(-1);
    if (target === undefined || !schemas?.[target]?.['enum'])
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, opened(value)]));
    const { $ref, ...rest } = node;
    return { ...rest, anyOf: [{ $ref }, { $ref: `#/components/schemas/${name}` }] };
  };
  const entries = Object.entries(schemas ?? {}).map(([key, schema]) => {
    const at = `#/components/schemas/${key}`;
    return [key, received.has(at) && !sent.has(at) ? opened(schema) : schema] as const;
  });
  return {
    ...description,
    components: { ...components, schemas: { ...Object.fromEntries(entries), [name]: { type: 'string' } } },
  };
};

/** Import and export of the type in `types.ts`. */
export const undeclaredModel = `import type { ${name} } from '${source}';\nexport type { ${name} };`;
