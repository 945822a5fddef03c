import { type Description, follow, type OperationNode, type SchemaNode } from './nodes.ts';
import { Problem } from './problem.ts';

/** Every extension that an operation may have (spec/README.md tells what each means). */
const known = [
  'x-identity',
  'x-elevated',
  'x-errors',
  'x-repeat',
  'x-invalidates',
  'x-packed-query',
  'x-long-query',
  'x-field-mask',
];

/**
 * A mistyped extension would be passed over, and what it asks for be missing without a word.
 * @throws Problem that names it.
 */
export const checkExtensions = (where: string, node: OperationNode): void => {
  const odd = Object.keys(node).find((name) => name.startsWith('x-') && !known.includes(name));
  if (odd) throw new Problem(`${where}: nobody reads "${odd}". Known: ${known.join(', ')}.`);
  const packed = node['x-packed-query'];
  if (packed !== undefined && packed !== '.r')
    throw new Problem(
      `${where}: "x-packed-query" can only be ".r", the name under which queries are packed.`,
    );
};

/**
 * Who may give a member may make the call, and the call has the member.
 * @throws Problem that says which does not.
 */
export const checkElevated = (
  where: string,
  elevated: Readonly<Record<string, readonly string[]>>,
  identity: readonly string[],
  members: readonly string[],
): void => {
  for (const [member, needed] of Object.entries(elevated)) {
    if (!members.includes(member))
      throw new Problem(`${where}: "x-elevated" names "${member}", which neither query nor body has.`);
    const odd = needed.find((one) => !identity.includes(one));
    if (odd)
      throw new Problem(
        `${where}: "x-elevated" lets ${odd} give "${member}", but "x-identity" does not let ${odd} call.`,
      );
  }
};

/** The members of a named body. */
export const membersOf = (description: Description, body: string | undefined): string[] => {
  const schema = body && description.components?.['schemas']?.[body];
  if (!schema) return [];
  const { properties } = follow<SchemaNode>(description, schema as SchemaNode);
  return Object.keys(Object(properties) as object);
};
