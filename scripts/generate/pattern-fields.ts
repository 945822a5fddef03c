import { Problem } from './problem.ts';

/**
 * Pattern of fields whose names only the site knows, such as `options.Size`: `patternProperties` has one pattern of the
 * form `^options\..+$`. The generators ignore patterns, so the pattern becomes a temporary field `options.*`.
 */
const spelled = /^\^(\w+)\\\.\.\+\$$/;

/** The description for the generators, with temporary fields in place of patterns. */
export const withPatternFields = <Description extends object>(description: Description): Description =>
  rewrite(description) as Description;

/** Generated types with a template literal type in place of the temporary field `'options.*'?:`. */
export const patternTypes = (text: string): string =>
  text.replaceAll(/['"](\w+)\.\*['"]\?:/g, '[name: `$1.${string}`]:');

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
