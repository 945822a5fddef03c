import { hasMembers } from '../../../lib/trees.ts';

/** A difference between two states. */
export interface Difference {
  /** Names from the root, joined by dots. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the paths at which two plain values differ, in the order of the first value, at most `limit`. */
export const stateDiff = (before: unknown, after: unknown, limit = 200): readonly Difference[] => {
  const found: Difference[] = [];
  const compare = (left: unknown, right: unknown, path: string): void => {
    if (found.length >= limit || Object.is(left, right)) return;
    if (!hasMembers(left) || !hasMembers(right)) {
      found.push({ path, before: left, after: right });
      return;
    }
    for (const name of new Set([...Object.keys(left), ...Object.keys(right)]))
      compare(left[name], right[name], path === '' ? name : `${path}.${name}`);
  };
  compare(before, after, '');
  return found;
};
