import { Problem } from './problem.ts';

/**
 * Fields whose names only the site knows, such as `options.Size`: `patternProperties` with one pattern of the form
 * `^options\..+$`. No generator reads them, so each gets a field `options.*` instead, which is spelled out afterwards.
 */
const spelled = /^\^(\w+)\\\.\.\+\$$/;

/** The description as the generators should see it: patterns have become fields. */
export const withPatternFields = <Description extends object>(description: Description): Description =>
  rewrite(description) as Description;

/** Generated types with `'options.*'?:` as the template that it stands for. */
export const patternTypes = (text: string): string =>
  text.replaceAll(/['"](\w+)\.\*['"]\?:/g, '[name: `$1.${string}`]:');

/**
 * Generated zod schemas that refuse what the description closes (`additionalProperties: false`). One with a pattern lets
 * any name pass whose value has the form of the pattern's fields: zod cannot tie a form to a part of the names.
 */
export const closedSchemas = (text: string, description: object): string =>
  closedNames(description).reduce(
    (all, name) =>
      all.replace(
        new RegExp(
          `(export const ${name}(?:: zod\\.ZodMiniType<${name}>)? = /\\*#__PURE__\\*/ )zod\\.object\\((\\{[^]*?\\n\\})\\)`,
        ),
        (_, start: string, shape: string) => start + closed(shape),
      ),
    text,
  );

const closed = (shape: string): string => {
  const field = /\n\s*"\w+\.\*": \/\*#__PURE__\*\/ zod\.optional\((\w+)\),?/.exec(shape);
  return field
    ? `zod.catchall(/*#__PURE__*/ zod.object(${shape.replace(field[0], '')}), ${field[1]})`
    : `zod.strictObject(${shape})`;
};

const closedNames = (description: object): string[] => {
  const { components } = description as { components?: { schemas?: Record<string, Node> } };
  return Object.entries(components?.schemas ?? {})
    .filter(([, schema]) => schema['additionalProperties'] === false)
    .map(([name]) => name);
};

type Node = Record<string, unknown>;

const rewrite = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== 'object' || node === null) return node;
  const { patternProperties, ...rest }: Node = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, rewrite(value)]),
  );
  return patternProperties === undefined
    ? rest
    : { ...rest, properties: { ...fieldOf(patternProperties), ...(rest['properties'] as Node) } };
};

const fieldOf = (patterns: unknown): Node => {
  const [entry, other] = Object.entries(patterns as Node);
  const prefix = entry && spelled.exec(entry[0])?.[1];
  if (!prefix || other)
    throw new Problem(
      '"patternProperties" takes one pattern, of the form "^options\\..+$" (see spec/README.md).',
    );
  return { [`${prefix}.*`]: entry[1] };
};
