import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';
import type { Place } from './walk.ts';
import type { Path, Source } from './yaml-file.ts';

export const schemaTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** The keywords that the generators read, or that document a schema. */
export const keywords = `
  $ref type enum const format default title description examples deprecated readOnly writeOnly
  allOf anyOf oneOf not
  minLength maxLength pattern
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  items minItems maxItems uniqueItems
  properties patternProperties additionalProperties required minProperties maxProperties
`
  .trim()
  .split(/\s+/);

/**
 * Checks that each schema is valid and meets the requirements of the generators (spec/README.md).
 * @param check Checks the keywords of one schema. Default: by the rules of this project.
 * @throws Problem with the file and the line of the first schema that does not.
 */
export const checkSchemas = (
  file: Source,
  schemas: readonly Place[],
  check: (file: Source, place: Place) => void = checkSchema,
): void => {
  for (const place of schemas) check(file, place);
  const outermost = schemas.filter(({ path }) => !schemas.some((other) => isWithin(path, other.path)));
  for (const { node, path } of outermost) checkForm(file, node, path);
};

const checkSchema = (file: Source, { node, path }: Place): void => {
  const stop = (key: string, sentence: string) => {
    throw file.problem(key in node ? [...path, key] : path, sentence);
  };
  const odd = Object.keys(node).find((key) => !keywords.includes(key) && !key.startsWith('x-'));
  if (odd !== undefined)
    stop(odd, `"${odd}" is not a schema keyword that this project reads. ${nearestTo(odd)}`);
  const wrong = [node['type']]
    .flat()
    .find((type) => type !== undefined && !schemaTypes.some((known) => known === type));
  if (wrong !== undefined)
    stop('type', `${JSON.stringify(wrong)} is not a type. Known: ${schemaTypes.join(', ')}.`);
  if (node['pattern'] !== undefined && node['format'] === undefined)
    stop('pattern', 'a "pattern" needs a "format" beside it, which the mocks use.');
  if ([node['type']].flat().includes('array')) {
    if (node['items'] === undefined) stop('type', 'a list needs "items", the schema of its entries.');
    if (node['maxItems'] === undefined) stop('type', 'a list needs "maxItems", a plausible upper bound.');
  }
};

/** A hint with the most similar keyword, or with all keywords. */
const nearestTo = (odd: string): string => {
  const near = sameLetters(odd, keywords);
  return near === undefined ? `Known: ${keywords.join(', ')}.` : `Did you mean "${near}"?`;
};

/** The known name that has the letters of a name in another order. */
export const sameLetters = (odd: string, known: readonly string[]): string | undefined => {
  const letters = (text: string) => text.toLowerCase().split('').toSorted().join('');
  return known.find((name) => letters(name) === letters(odd));
};

const isWithin = (path: Path, outer: Path): boolean =>
  path.length > outer.length && outer.every((key, index) => path[index] === key);

const ajv = new Ajv.default({ strict: false, logger: false });

/** Validates a schema against the meta-schema: a bound must be a number, `required` a list, and so on. */
const checkForm = (file: Source, schema: object, path: Path): void => {
  if (ajv.validateSchema(schema) === true) return;
  const [error] = ajv.errors ?? [];
  const inner = error?.instancePath.split('/').slice(1) ?? [];
  const names = inner.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  throw file.problem([...path, ...names], `"${names.at(-1) ?? ''}" ${reasonOf(error)}.`);
};

const reasonOf = (error: Partial<ErrorObject> | undefined): string =>
  error?.keyword === 'format' ? 'is not a regular expression' : (error?.message ?? 'is not valid');
