const MOST_ITEMS = 3;

/** The description as the mock generator should see it: orval takes a limit of 300 items as a wish for 300 items. */
export const forMocks = <Description extends object>(description: Description): Description =>
  clip(description) as Description;

const clip = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(clip);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'maxItems' && typeof value === 'number' ? Math.min(value, MOST_ITEMS) : clip(value),
    ]),
  );
};
