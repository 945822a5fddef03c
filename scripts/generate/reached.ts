import type { Description, OperationNode } from './description.ts';

/** References of all components that a caller sends, in parameters or bodies, at any depth. */
export const sentReferences = (description: object): ReadonlySet<string> => {
  const { paths, components } = description as Description;
  const places = Object.values(paths ?? {});
  return reached(components, [
    places.map(({ parameters }) => parameters),
    callsOf(description).map(({ parameters, requestBody }) => [parameters, requestBody]),
  ]);
};

/** References of all components that the platform sends, in responses or notifications, at any depth. */
export const receivedReferences = (description: object): ReadonlySet<string> => {
  const { webhooks, components } = description as Description;
  return reached(components, [webhooks, callsOf(description).map(({ responses }) => responses)]);
};

const callsOf = (description: object): OperationNode[] =>
  Object.values((description as Description).paths ?? {}).flatMap((place) =>
    Object.values(place as Record<string, OperationNode>),
  );

/** All references that can be reached from the nodes. */
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

export const isNode = (node: unknown): node is Record<string, unknown> => Object(node) === node;

/** The reference of a node. A bundled description refers only to its own components; a `$ref` in an example is data. */
export const referenceOf = ({ $ref }: Record<string, unknown>): string | undefined =>
  typeof $ref === 'string' && $ref.startsWith('#/components/') ? $ref : undefined;
