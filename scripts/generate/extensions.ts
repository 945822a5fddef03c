import { type Description, follow, type OperationNode, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/** All extensions of an operation; spec/README.md explains them. */
export const extensionNames = [
  'x-identity',
  'x-elevated',
  'x-errors',
  'x-repeat',
  'x-public',
  'x-invalidates',
  'x-packed-query',
  'x-long-query',
  'x-field-mask',
  'x-page',
  'x-sunset',
  'x-projection',
  'x-revision',
];

/**
 * Rejects unknown extensions: a mistyped one would otherwise be ignored silently.
 * @throws Problem that names the extension.
 */
export const checkExtensions = (where: string, node: OperationNode): void => {
  const odd = Object.keys(node).find((name) => name.startsWith('x-') && !extensionNames.includes(name));
  if (odd)
    throw new Problem(
      `${where}: "${odd}" is not an extension of an operation. Known: ${extensionNames.join(', ')}.`,
    );
  const packed = node['x-packed-query'];
  if (packed !== undefined && packed !== '.r')
    throw new Problem(
      `${where}: "x-packed-query" can only be ".r", the name under which queries are packed.`,
    );
};

/**
 * Checks that `x-elevated` names members of the request only, and only identities that may make the call.
 * @throws Problem that names the member or the identity.
 */
export const checkElevated = (
  where: string,
  elevated: Readonly<Record<string, readonly string[]>>,
  identity: readonly string[],
  members: readonly string[],
): void => {
  for (const [member, needed] of Object.entries(elevated)) {
    if (!members.includes(member))
      throw new Problem(
        `${where}: "x-elevated" names "${member}", which is neither in the query nor in the body.`,
      );
    const odd = needed.find((one) => !identity.includes(one));
    if (odd)
      throw new Problem(
        `${where}: "x-elevated" lets ${odd} give "${member}", but "x-identity" does not let ${odd} call.`,
      );
  }
};

/**
 * Whether the answer is the same for every caller, so that caches may keep it.
 * @throws Problem if the call is no read, or carries credentials.
 */
export const publicOf = (
  where: string,
  node: OperationNode,
  { repeat, credentials }: { readonly repeat: string; readonly credentials: boolean },
): boolean => {
  const value = node['x-public'];
  if (value === undefined) return false;
  if (value !== true) throw new Problem(`${where}: "x-public" can only be true (see spec/README.md).`);
  if (repeat !== 'read' || credentials)
    throw new Problem(
      `${where}: "x-public" is for reads without credentials: "x-repeat" is ${repeat}. No cache may answer this call.`,
    );
  return true;
};

/** The members of a named body. */
export const membersOf = (description: Description, body: string | undefined): string[] => {
  const schema = body && description.components?.['schemas']?.[body];
  if (!schema) return [];
  const { properties } = follow<SchemaNode>(description, schema as SchemaNode);
  return Object.keys(Object(properties) as object);
};
