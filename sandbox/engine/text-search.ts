import type { Comparable } from './query.ts';

/** The text of a search. */
export interface SearchDetails {
  readonly expression?: string;
  readonly mode?: 'OR' | 'AND';
  readonly fields?: readonly string[];
  readonly fuzzy?: boolean;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether one text becomes the other by at most one inserted, removed or changed character. */
const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.slice(short.length === long.length ? start + 1 : start);
  return long.slice(start + 1) === rest;
};

/**
 * A test of the texts of an item (R425): one of the words, or with the mode AND all of them, begin a word of the given
 * fields. A fuzzy search also finds words with one different character. Without a word everything matches.
 */
export const textTest = <T>(
  { expression = '', mode = 'OR', fields, fuzzy = false }: SearchDetails,
  searchable: ReadonlyMap<string, (item: T) => Comparable | readonly Comparable[]>,
): ((item: T) => boolean) => {
  const wanted = wordsOf(expression);
  if (wanted.length === 0) return () => true;
  const readers = [...searchable].filter(([name]) => !fields?.length || fields.includes(name));
  return (item) => {
    const words = readers.flatMap(([, read]) => [read(item)].flat().flatMap((text) => wordsOf(String(text))));
    const has = (word: string) =>
      words.some((found) => found.startsWith(word) || (fuzzy && isNear(found, word)));
    return mode === 'AND' ? wanted.every(has) : wanted.some(has);
  };
};
