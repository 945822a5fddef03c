import type { Difference } from './compare.ts';
import { readTable } from './tables.ts';

/** An intended difference, and its reason. */
export interface Accepted {
  /** Type and field; `*` at the end matches any rest. */
  readonly field: string;
  /** `request`, `response` or `both`. */
  readonly direction: string;
  readonly what: string;
  readonly reason: string;
}

/** Every intended difference. */
export const accepted: readonly Accepted[] = readTable('differences.tsv').map(
  ([field = '', direction = '', what = '', reason = '']) => ({ field, direction, what, reason }),
);

const covers = (entry: Accepted, { field, direction, what }: Difference): boolean =>
  entry.what === what &&
  [direction, 'both'].includes(entry.direction) &&
  (entry.field.endsWith('*') ? field.startsWith(entry.field.slice(0, -1)) : field === entry.field);

/** The unintended differences, and the stale entries of the list. */
export const judge = (
  differences: readonly Difference[],
  list: readonly Accepted[] = accepted,
): { open: Difference[]; stale: Accepted[] } => ({
  open: differences.filter((difference) => !list.some((entry) => covers(entry, difference))),
  stale: list.filter((entry) => !differences.some((difference) => covers(entry, difference))),
});
