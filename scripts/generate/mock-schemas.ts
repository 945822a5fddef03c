/** Upper limits that orval would take as a wish for as many: three items and forty letters make a readable mock. */
const most: Record<string, number> = { maxItems: 3, maxLength: 40 };

/** Bounds of a number that has none of its own: without them a mock is a number of sixteen digits. */
const bounds = { minimum: 0, maximum: 9_999 };

/** The description as the mock generator should see it, with moderate limits. */
export const forMocks = <Description extends object>(description: Description): Description =>
  moderate(description) as Description;

const moderate = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(moderate);
  if (typeof node !== 'object' || node === null) return node;
  const limited = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, limit(key, value, node)]),
  );
  return isNumber(limited['type']) ? { ...bounds, ...limited } : limited;
};

const isNumber = (type: unknown): boolean => type === 'integer' || type === 'number';

const limit = (key: string, value: unknown, node: object): unknown => {
  const highest = most[key];
  if (highest === undefined || typeof value !== 'number') return moderate(value);
  const least: unknown = Reflect.get(node, key.replace('max', 'min'));
  return Math.min(value, Math.max(highest, typeof least === 'number' ? least : 0));
};
