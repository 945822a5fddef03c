/** Upper limits that orval would take as a wish for as many: three items and forty letters make a readable mock. */
const most: Record<string, number> = { maxItems: 3, maxLength: 40 };

/** The description as the mock generator should see it, with moderate limits. */
export const forMocks = <Description extends object>(description: Description): Description =>
  moderate(description) as Description;

const moderate = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(moderate);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, limit(key, value, node)]));
};

const limit = (key: string, value: unknown, node: object): unknown => {
  const highest = most[key];
  if (highest === undefined || typeof value !== 'number') return moderate(value);
  const least: unknown = Reflect.get(node, key.replace('max', 'min'));
  return Math.min(value, Math.max(highest, typeof least === 'number' ? least : 0));
};
