import type { GivenPrefixes } from './prefixes.ts';
import { Problem } from './problem.ts';

/** The parts of a JSON schema node that the generator reads. */
export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  maxItems?: number;
  pattern?: string;
  [key: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: SchemaNode;
}

export interface Body {
  $ref?: string;
  content?: Record<string, { schema?: SchemaNode }>;
}

export interface OperationNode {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  [extension: `x-${string}`]: unknown;
}

export interface Description {
  'x-prefixes'?: GivenPrefixes;
  /** Point of the specification; validated in inventory.ts. */
  'x-specification'?: unknown;
  /** Whether the calls of the service carry credentials. */
  'x-credentials'?: boolean;
  paths?: Record<string, Record<string, OperationNode> & { parameters?: OperationNode['parameters'] }>;
  webhooks?: Record<string, { post?: OperationNode }>;
  components?: Record<string, Record<string, unknown>>;
}

/**
 * Resolves references within one bundled document.
 * @param passed References on the way to this node.
 * @throws Problem for a reference without a target, and for references in a circle.
 */
export const follow = <T extends object>(
  description: Description,
  given: T | { $ref?: string },
  passed: readonly string[] = [],
): T => {
  // A schema may also be true or false, which has no members.
  const node = Object(given) as typeof given;
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  if (passed.includes(node.$ref)) throw new Problem(`The reference ${node.$ref} leads back to itself.`);
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], description);
  if (target === undefined) throw new Problem(`The reference ${node.$ref} has no target.`);
  return follow<T>(description, target as T, [...passed, node.$ref]);
};
