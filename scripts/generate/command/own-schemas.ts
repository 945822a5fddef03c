import { keywords, sameLetters, schemaTypes } from '../sources/check-schemas.ts';
import type { Place } from '../sources/walk.ts';
import type { Path, Source } from '../sources/yaml-file.ts';

/** Keywords that change neither a type nor a check. */
const annotations = `
  example externalDocs xml discriminator $comment contentEncoding contentMediaType contentSchema prefixItems
`
  .trim()
  .split(/\s+/);

/** Keywords that neither a type nor a zod schema can express, by their replacement. */
const instead: Readonly<Record<string, string>> = {
  'Describe the values that are allowed.': 'not',
  'Describe each case as a schema of "oneOf".': 'if then else dependentSchemas dependentRequired',
  'Describe all entries by "items", or the first ones by "prefixItems".':
    'contains minContains maxContains unevaluatedItems',
  'Describe the members by "properties" and "additionalProperties".':
    'patternProperties propertyNames unevaluatedProperties',
  'Name the schema under components/schemas, and refer to it there.':
    '$defs $anchor $dynamicAnchor $dynamicRef $id',
  'The description has the schema language of OpenAPI 3.1.': '$schema $vocabulary',
  'OpenAPI 3.1 writes "type: [string, \'null\']".': 'nullable',
};

/** The replacement of each such keyword. */
const inexpressible = new Map(
  Object.entries(instead).flatMap(([sentence, names]) =>
    names.split(' ').map((name) => [name, sentence] as const),
  ),
);

const known = [...keywords, ...annotations];

/**
 * Checks the keywords of one schema of a description that is not the project's.
 * @throws Problem with file, line and excerpt of a keyword that is unknown or cannot be expressed.
 */
export const checkOwnSchema = (file: Source, { node, path }: Place): void => {
  for (const key of Object.keys(node)) {
    const replacement = inexpressible.get(key);
    if (replacement !== undefined && !isNamedFields(key, node[key]))
      throw file.problem([...path, key], `"${key}" cannot be expressed in a type. ${replacement}`);
    if (known.includes(key) || key.startsWith('x-') || replacement !== undefined) continue;
    const near = sameLetters(key, known);
    throw file.problem(
      [...path, key],
      `"${key}" is not a keyword of a schema. ${near ? `Did you mean "${near}"?` : `Known: ${known.join(', ')}.`}`,
    );
  }
  checkPattern(file, node['pattern'], [...path, 'pattern']);
  checkEnum(file, node['enum'], [...path, 'enum']);
  const odd = [node['type']]
    .flat()
    .find((type) => type !== undefined && !schemaTypes.some((name) => name === type));
  if (odd !== undefined)
    throw file.problem(
      [...path, 'type'],
      `${JSON.stringify(odd)} is not a type. Known: ${schemaTypes.join(', ')}.`,
    );
};

/** Generators write the entries of an enumeration as literals, which lists and objects do not have. */
const checkEnum = (file: Source, entries: unknown, path: Path): void => {
  if (!Array.isArray(entries)) return;
  if (entries.length === 0) throw file.problem(path, '"enum" needs at least one value.');
  const at = entries.findIndex((entry) => typeof entry === 'object' && entry !== null);
  if (at >= 0)
    throw file.problem(
      [...path, at],
      'a list or an object as a value of "enum" cannot be expressed in a type. Describe it as a schema of "oneOf".',
    );
};

const checkPattern = (file: Source, pattern: unknown, path: Path): void => {
  if (typeof pattern !== 'string') return;
  try {
    new RegExp(pattern);
  } catch (error) {
    throw file.problem(path, `"pattern" is not a regular expression: ${(error as Error).message}.`);
  }
};

/**
 * Whether `patternProperties` has the only form that the generators read: names that begin with a word and a
 * dot.
 */
const isNamedFields = (key: string, value: unknown): boolean =>
  key === 'patternProperties' &&
  Object.keys(Object(value) as object).every((pattern, at) => at === 0 && /^\^\w+\\\.\.\+\$$/.test(pattern));
