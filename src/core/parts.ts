/**
 * Parts of an answer that may be absent, undefined or null, although the description promises them: a member that a
 * later version of the platform has added is absent in the answers of an earlier one.
 */

/** The entries of a list; none without a list. */
export const entriesOf = <Entry>(list: readonly Entry[] | null | undefined): readonly Entry[] =>
  (list ?? []).filter((entry) => entry !== null && entry !== undefined);

/** A text; empty without one. */
export const wordsOf = (text: string | null | undefined): string => (typeof text === 'string' ? text : '');

/** A number; undefined without one. */
export const numberOf = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** An amount as a decimal; undefined without one. Some answers have a number in place of a text. */
export const amountOf = (value: string | number | null | undefined): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' && Number.isFinite(Number(value)) ? value : undefined;
};

/** Milliseconds since 1970 of a date; undefined without one. */
export const instantOf = (date: string | null | undefined): number | undefined => {
  const instant = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
};
