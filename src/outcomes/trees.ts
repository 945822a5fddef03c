/** A JSON object. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a JSON object has of its own under a name. */
export const ownOf = (value: unknown, name: string): unknown =>
  isTree(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** What a path such as `contactInfo.address` leads to. */
export const atPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => ownOf(at, name), value);

/** No answer tells an absent value from an empty text. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * The paths of what a part has and the whole has not. The whole may have more, and its keys any order; lists are one
 * value.
 */
export const missingIn = (whole: unknown, part: unknown, path = ''): string[] => {
  if (isTree(part))
    return Object.entries(part).flatMap(([name, value]) =>
      missingIn(ownOf(whole, name), value, path === '' ? name : `${path}.${name}`),
    );
  return isSameValue(whole, part) ? [] : [path];
};

const isSameValue = (whole: unknown, part: unknown): boolean => {
  if (!Array.isArray(part)) return whole === part || (isNothing(whole) && isNothing(part));
  return (
    Array.isArray(whole) &&
    whole.length === part.length &&
    part.every((item: unknown, index) => missingIn(whole[index], item, '-').length === 0)
  );
};

/** Whether two JSON objects say the same, in whatever order. */
export const isSameTree = (one: unknown, other: unknown): boolean =>
  missingIn(one, other, '-').length === 0 && missingIn(other, one, '-').length === 0;

/** How many values a part has that could be missing. */
export const leavesOf = (part: unknown): number =>
  isTree(part) ? Object.values(part).reduce<number>((sum, value) => sum + leavesOf(value), 0) : 1;
