/** Upper limits in mocks. Without them orval fills lists and texts up to the limits of the schema. */
const most: Record<string, number> = { maxItems: 3, maxLength: 40 };

/** Bounds of numbers whose schema has none. Without them orval generates numbers of sixteen digits. */
const bounds = { minimum: 0, maximum: 9_999 };

/**
 * Whether the field is the total of a page. A mock page is always the last one: it has no cursors, and its total is
 * small, because a schema cannot relate it to the list. Otherwise paging through mocks would never end.
 */
const isTotal = (key: string, beside: object): boolean =>
  key === 'totalResults' || (key === 'total' && 'offset' in beside);
const absent = ['cursors'];
const fewest = { minimum: 0, maximum: most['maxItems'] };

/** The description for the mock generator, with moderate limits. */
export const forMocks = <Description extends object>(description: Description): Description =>
  moderate(description) as Description;

const moderate = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(moderate);
  if (typeof node !== 'object' || node === null) return node;
  const limited = Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !absent.includes(key))
      .map(([key, value]) => [key, isTotal(key, node) ? small(value) : limit(key, value, node)]),
  );
  return isNumber(limited['type']) ? multiple({ ...bounds, ...limited }) : shown(limited);
};

/**
 * A text with a pattern and without a format: the mock is one of its examples, because faker copies anchors
 * and classes of a pattern literally.
 */
const shown = (schema: Record<string, unknown>): Record<string, unknown> => {
  const examples = [schema['examples'] ?? schema['example'] ?? []].flat();
  return 'pattern' in schema && !('format' in schema) && examples.length > 0
    ? { ...schema, enum: examples }
    : schema;
};

/**
 * A number with `multipleOf`, which faker does not support: the mock is the smallest multiple within the
 * bounds.
 */
const multiple = (schema: Record<string, unknown>): Record<string, unknown> => {
  const { multipleOf: step, minimum, exclusiveMinimum } = schema;
  if (typeof step !== 'number') return schema;
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step / 2 : Number(minimum);
  return { ...schema, enum: [Math.ceil(least / step) * step] };
};

const small = (schema: unknown): unknown => {
  const moderated = moderate(schema);
  return isInteger(moderated) ? { ...moderated, ...fewest } : moderated;
};

const isInteger = (schema: unknown): schema is object =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'integer';

const isNumber = (type: unknown): boolean => type === 'integer' || type === 'number';

const limit = (key: string, value: unknown, node: object): unknown => {
  const highest = most[key];
  if (highest === undefined || typeof value !== 'number') return moderate(value);
  const least: unknown = Reflect.get(node, key.replace('max', 'min'));
  return Math.min(value, Math.max(highest, typeof least === 'number' ? least : 0));
};
