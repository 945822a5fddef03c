/** Words that carry no meaning by themselves. */
const noise = new Set(
  (
    'a an the this that these those its their of for from to in on at by with and or as be is are was it which who ' +
    'id identifier value field property object'
  ).split(' '),
);

const singular = (word: string): string =>
  noise.has(word) ? word : word.replace(/(?<=\w{2})ies$/, 'y').replace(/(?<=\w[^s])s$/, '');

/** The words of a text or of a name in any spelling, in the singular. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z]{2,})/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);

/** Whether a text says nothing that the names do not say: `The order number.` of `orderNumber`. */
export const repeats = (text: string, ...names: readonly string[]): boolean => {
  const known = new Set(names.flatMap(wordsOf));
  return wordsOf(text).every((word) => noise.has(word) || known.has(word));
};
