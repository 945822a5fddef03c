import type { Path } from './yaml-file.ts';

/** An object of a description, with its path of keys. */
export interface Place {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** The schemas, messages and references of a file. */
export interface Places {
  readonly schemas: readonly Place[];
  /** Media types of requests, responses and notifications. */
  readonly messages: readonly Place[];
  readonly references: readonly Place[];
}

type Kind = 'description' | 'headers' | 'schema' | 'schemas' | 'content' | 'examples' | 'example' | 'value';

/** Kind of value by key of a description. Other keys have values of the same kind as the object. */
const inDescription: ReadonlyMap<string, Kind> = new Map([
  ['schema', 'schema'],
  ['schemas', 'schemas'],
  ['headers', 'headers'],
  ['content', 'content'],
  ['examples', 'examples'],
  ['example', 'value'],
]);

const inSchema: ReadonlyMap<string, Kind> = new Map([
  ['properties', 'schemas'],
  ['patternProperties', 'schemas'],
  ['allOf', 'schemas'],
  ['anyOf', 'schemas'],
  ['oneOf', 'schemas'],
  ['items', 'schema'],
  ['prefixItems', 'schemas'],
  ['additionalProperties', 'schema'],
  ['not', 'schema'],
]);

const kindOf = (kind: Kind, key: string): Kind => {
  if (key.startsWith('x-') && (kind === 'description' || kind === 'schema')) return 'value';
  if (kind === 'description') return inDescription.get(key) ?? 'description';
  if (kind === 'schema') return inSchema.get(key) ?? 'value';
  if (kind === 'schemas') return 'schema';
  if (kind === 'headers' || kind === 'content') return 'description';
  return kind === 'examples' ? 'example' : 'value';
};

/**
 * All places of one file, or of a part of it. Values of examples, defaults and enumerations are data and have no places.
 * @param start Path of the part.
 * @param startKind Whether the part is a schema.
 */
export const placesOf = (
  root: unknown,
  start: Path = [],
  startKind: 'description' | 'schema' = 'description',
): Places => {
  const schemas: Place[] = [];
  const messages: Place[] = [];
  const references: Place[] = [];
  const visit = (value: unknown, path: Path, kind: Kind): void => {
    if (typeof value !== 'object' || value === null || kind === 'value') return;
    if (Array.isArray(value))
      return value.forEach((entry, index) =>
        visit(entry, [...path, index], kind === 'schemas' ? 'schema' : kind),
      );
    const node = value as Record<string, unknown>;
    if (typeof node['$ref'] === 'string') references.push({ node, path });
    if (kind === 'schema') schemas.push({ node, path });
    if (kind === 'content')
      messages.push(
        ...Object.entries(node).map(([type, media]) => ({
          node: Object(media) as Record<string, unknown>,
          path: [...path, type],
        })),
      );
    for (const [key, child] of Object.entries(node)) visit(child, [...path, key], kindOf(kind, key));
  };
  visit(root, start, startKind);
  return { schemas, messages, references };
};
