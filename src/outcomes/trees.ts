import { isJsonObject, memberOf } from '../core/json.ts';

/** The value at a path such as `contactInfo.address`. */
export const atPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => memberOf(at, name), value);

/** Whether a value counts as absent: a response may leave out an empty text. */
const isNothing = (value: unknown): boolean => (value ?? '') === '';

/**
 * The paths of the values in `part` that `whole` lacks; `path` is the path of both. `whole` may have further members and any order of them; a list
 * counts as one value.
 */
export const missingIn = (whole: unknown, part: unknown, path: string): string[] => {
  if (isJsonObject(part))
    return Object.entries(part).flatMap(([name, value]) =>
      missingIn(memberOf(whole, name), value, `${path}.${name}`),
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

/** Whether two JSON objects are equal, in any order of their members. */
export const isSameTree = (one: unknown, other: unknown): boolean =>
  missingIn(one, other, '-').length === 0 && missingIn(other, one, '-').length === 0;

/** Number of values in `part` that `whole` could lack. */
export const leavesOf = (part: unknown): number =>
  isJsonObject(part) ? Object.values(part).reduce<number>((sum, value) => sum + leavesOf(value), 0) : 1;
