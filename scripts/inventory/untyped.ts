import { bundles, described, follow } from './bundles.ts';
import type { Schema } from './schema.ts';

const typing = ['$ref', 'const', 'enum', 'oneOf', 'anyOf', 'allOf'] as const;

/** Whether a schema permits any value or any object. */
export const isUntyped = (schema: Schema): boolean => {
  if (schema.additionalProperties === true) return true;
  if (typing.some((key) => key in schema)) return false;
  if (schema.type === undefined) return schema.properties === undefined;
  const rest = schema.additionalProperties;
  return [schema.type].flat().includes('object') && !schema.properties && typeof rest !== 'object';
};

const within = (schema: Schema, path: string): [string, Schema][] => [
  [path, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => within(part, `${path}.${name}`)),
  ...(schema.items ? within(schema.items, `${path}[]`) : []),
  ...(typeof schema.additionalProperties === 'object'
    ? within(schema.additionalProperties, `${path}{}`)
    : []),
  ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
    within(part, path),
  ),
];

const components = (): [string, Schema][] =>
  [...bundles.values()].flatMap((bundle) => Object.entries(bundle.components?.schemas ?? {}));

/** Schemas of parameters have no name, so they are named by the call and the parameter. */
const parameters = (): [string, Schema][] =>
  described.flatMap(({ id, service, operation }) =>
    (operation.parameters ?? []).map((entry): [string, Schema] => {
      const bundle = bundles.get(service) ?? {};
      const { name, schema = {} } = follow(bundle, entry);
      return [`${id}?${name}`, schema];
    }),
  );

/** Positions of values without a type in the descriptions, such as `CatalogReference.options`. */
export const untyped = (): string[] => [
  ...new Set(
    [...components(), ...parameters()]
      .flatMap(([name, schema]) => within(schema, name))
      .filter(([, schema]) => isUntyped(schema))
      .map(([path]) => path),
  ),
];
