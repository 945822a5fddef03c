import type { Difference } from './compare.ts';
import { readTable } from './tables.ts';

/** A difference that is meant, and why. */
export interface Accepted {
  /** Type and field; `*` at its end stands for the rest. */
  readonly field: string;
  /** `request`, `response` or `both`. */
  readonly direction: string;
  readonly what: string;
  readonly reason: string;
}

/** Every difference that is meant. */
export const accepted: readonly Accepted[] = readTable('differences.tsv').map(
  ([field = '', direction = '', what = '', reason = '']) => ({ field, direction, what, reason }),
);

const covers = (entry: Accepted, { field, direction, what }: Difference): boolean =>
  entry.what === what &&
  [direction, 'both'].includes(entry.direction) &&
  (entry.field.endsWith('*') ? field.startsWith(entry.field.slice(0, -1)) : field === entry.field);

/** The differences that are not meant, and the entries of the list that no longer say anything true. */
export const judge = (
  differences: readonly Difference[],
  list: readonly Accepted[] = accepted,
): { open: Difference[]; stale: Accepted[] } => ({
  open: differences.filter((difference) => !list.some((entry) => covers(entry, difference))),
  stale: list.filter((entry) => !differences.some((difference) => covers(entry, difference))),
});
