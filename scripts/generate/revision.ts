import { type Description, follow, type OperationNode, type SchemaNode } from './nodes.ts';

/**
 * Error code for a stale revision. Every call with `x-revision` must declare the code, and the code always
 * needs advice.
 */
export const staleRevision = 'INVALID_REVISION';

/**
 * Path of the current revision in the body of an operation, if it needs one. The body requires each member on the way.
 * @param stop Throws a Problem with the file and the line of the extension.
 */
export const revisionOf = (
  description: Description,
  node: OperationNode,
  { body, errors }: { readonly body: string | undefined; readonly errors: readonly string[] },
  stop: (why: string) => never,
): string | undefined => {
  const path = node['x-revision'] as string | undefined;
  if (path === undefined) return undefined;
  if (!body) return stop('belongs to a call with a body');
  let schema: SchemaNode = { $ref: `#/components/schemas/${body}` };
  for (const name of path.split('.')) {
    const { properties = {}, required = [] } = follow<SchemaNode>(description, schema) as {
      properties?: Record<string, SchemaNode>;
      required?: string[];
    };
    const property = properties[name];
    if (!property) return stop(`names "${path}", but the body has no "${name}" there`);
    if (!required.includes(name)) stop(`needs "${name}" of "${path}" to be required`);
    schema = property;
  }
  if (!errors.includes(staleRevision)) stop(`needs ${staleRevision} in "x-errors"`);
  return path;
};
