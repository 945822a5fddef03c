import { Problem } from './problem.ts';

type Node = Record<string, unknown>;

/** The field that stands for all members without a field of their own, until {@link objectSchemas} replaces it. */
const REST = '*';

/**
 * The description as the zod generator should see it. It reads `additionalProperties` only where there are no
 * `properties`: the form of all further members becomes a field here.
 * @throws Problem when an object with both is not a component of its own, so that its members would be dropped.
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
 * Generated zod schemas that treat further members as the description does: a closed object refuses them, an open one
 * keeps them. An object with `patternProperties` takes any name whose value has the form of the pattern's fields,
 * because zod cannot tie a form to a part of the names.
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

/** The shape without its field for further members, which becomes the form of all of them. */
const withRest = (shape: string): string | undefined => {
  const field = /\n\s*"(?:\w+\.)?\*": \/\*#__PURE__\*\/ zod\.optional\((.+)\),?$/m.exec(shape);
  return field
    ? `zod.catchall(/*#__PURE__*/ zod.object(${shape.replace(field[0], '')}), ${field[1]})`
    : undefined;
};

/** An object that has fields and may have further members. */
const isOpen = (node: Node): boolean =>
  isNode(node['properties']) &&
  (node['additionalProperties'] === true || isNode(node['additionalProperties']));

const holdsOpenObject = (node: unknown): boolean =>
  isNode(node) && (isOpen(node) || Object.values(node).some(holdsOpenObject));

const isNode = (node: unknown): node is Node => Object(node) === node;
