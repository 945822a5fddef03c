import { hasMembers } from '../../../lib/trees.ts';

/** One place in which two states differ. */
export interface Difference {
  /** Names from the root, joined by dots. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Where two plain values differ, in the order of the first, at most `limit` places. */
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
