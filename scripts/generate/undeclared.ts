import type { Description, OperationNode, SchemaNode } from './description.ts';

const name = 'Undeclared';
const source = '../../src/transport/undeclared.ts';
const imported = `import('${source}')`;

/**
 * The description as the generators of types should see it: an enumeration in a message that only the platform sends
 * may also hold a value that nobody listed. A message that is sent as well keeps its enumerations closed.
 */
export const withUndeclared = <Given extends object>(description: Given): Given => {
  const { paths, webhooks, components } = description as Description;
  const schemas = components?.['schemas'] as Record<string, SchemaNode> | undefined;
  const places = Object.values(paths ?? {});
  const calls = places.flatMap((place) => Object.values(place as Record<string, OperationNode>));
  const sent = reached(components, [
    places.map(({ parameters }) => parameters),
    calls.map(({ parameters, requestBody }) => [parameters, requestBody]),
  ]);
  const received = reached(components, [webhooks, calls.map(({ responses }) => responses)]);

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

/** The type that stands behind the name, in a file of the folder `model`. */
export const undeclaredModel = `export type { ${name} } from '../${source}';\n`;

/** The same in `paths.ts`, where the generator has written a plain text. */
export const undeclaredPath = (text: string): string =>
  text.replace(`        ${name}: string;`, `        ${name}: ${imported}.${name};`);

/** Everything that the nodes lead to by references. */
const reached = (components: Description['components'], nodes: readonly unknown[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const reference = referenceOf(node);
    if (reference !== undefined && !found.has(reference)) {
      found.add(reference);
      const [, , kind = '', target = ''] = reference.split('/');
      visit(components?.[kind]?.[target]);
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(nodes);
  return found;
};

const isNode = (node: unknown): node is Record<string, unknown> => Object(node) === node;

/** A bundled description refers to its own components only; an example that has a member `$ref` refers to nothing. */
const referenceOf = ({ $ref }: Record<string, unknown>): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith('#/components/') ? $ref : undefined;
