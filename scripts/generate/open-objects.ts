import { Problem } from './problem.ts';

type Node = Record<string, unknown>;

/** Temporary field for all members that the schema does not name; {@link objectSchemas} replaces it. */
const REST = '*';

/**
 * The description for the zod generator, which ignores `additionalProperties` of an object that has `properties`: the
 * schema of additional members becomes a temporary field.
 * @throws Problem if an object with both is not a named component, because its additional members would be lost.
 */
export const withRestFields = <Description extends object>(description: Description): Description => {
  const { components } = description as { components?: { schemas?: Record<string, Node> } };
  if (!components?.schemas) return description;
  const entries = Object.entries(components.schemas).map(([name, schema]) => {
    if (Object.values(schema).some(holdsOpenObject))
      throw new Problem(
        `An object with both "properties" and "additionalProperties" must be a named component (in ${name}).`,
      );
    const rest = schema['additionalProperties'];
    return isOpen(schema) && isNode(rest)
      ? [name, { ...schema, properties: { ...(schema['properties'] as Node), [REST]: rest } }]
      : [name, schema];
  });
  return { ...description, components: { ...components, schemas: Object.fromEntries(entries) } };
};

/**
 * Changes the generated zod schemas to treat additional members as described: a closed object rejects them, an open
 * object keeps them. An object with `patternProperties` accepts any name whose value matches the schema of the pattern,
 * because zod cannot restrict a schema to some names.
 */
export const objectSchemas = (text: string, description: object): string => {
  const { components } = description as { components?: { schemas?: Record<string, Node> } };
  return Object.entries(components?.schemas ?? {}).reduce((all, [name, schema]) => {
    const form = formOf(schema);
    return form
      ? all.replace(
          new RegExp(
            `(export const ${name}(?:: zod\\.ZodMiniType<${name}>)? = /\\*#__PURE__\\*/ )zod\\.object\\((\\{[^]*?\\n\\})\\)`,
          ),
          (_, start: string, shape: string) => start + form(shape),
        )
      : all;
  }, text);
};

const formOf = (schema: Node): ((shape: string) => string) | undefined => {
  if (schema['additionalProperties'] === false)
    return (shape) => withRest(shape) ?? `zod.strictObject(${shape})`;
  if (isOpen(schema)) return (shape) => withRest(shape) ?? `zod.looseObject(${shape})`;
  return undefined;
};

/** The shape with its temporary field replaced by a schema for all additional members. */
const withRest = (shape: string): string | undefined => {
  const field = /\n\s*"(?:\w+\.)?\*": \/\*#__PURE__\*\/ zod\.optional\((.+)\),?$/m.exec(shape);
  return field
    ? `zod.catchall(/*#__PURE__*/ zod.object(${shape.replace(field[0], '')}), ${field[1]})`
    : undefined;
};

/** Whether an object has fields and allows additional members. */
const isOpen = (node: Node): boolean =>
  isNode(node['properties']) &&
  (node['additionalProperties'] === true || isNode(node['additionalProperties']));

const holdsOpenObject = (node: unknown): boolean =>
  isNode(node) && (isOpen(node) || Object.values(node).some(holdsOpenObject));

const isNode = (node: unknown): node is Node => Object(node) === node;
