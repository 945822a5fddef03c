import { make } from './elements.ts';
import type { Found } from './finder.ts';

/** Length of an excerpt in characters, and the number of characters before the first found word. */
const EXCERPT = { before: 40, length: 160 };

/** A part of a text, and whether it is a found word. */
interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/** The parts of a text in their order. The words are letters and digits; they are found with any letter case, and within longer words too. */
export const partsOf = (text: string, words: readonly string[]): readonly Part[] => {
  if (words.length === 0) return [{ text, isFound: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};

/** The part of a text around the first of the words. */
export const excerptOf = (text: string, words: readonly string[]): string => {
  const [first] = partsOf(text, words);
  const isElsewhere = !first || first.isFound || first.text === text;
  const from = isElsewhere ? 0 : Math.max(0, first.text.length - EXCERPT.before);
  const end = from + EXCERPT.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
};

const withMarks = (text: string, words: readonly string[]): (Node | string)[] =>
  partsOf(text, words).map((part) => (part.isFound ? make('mark', {}, part.text) : part.text));

/** One result of the search as an entry of a list. `root` is the address of the site. */
export const resultItem = ({ place: { k, t, s, u, x }, words }: Found, root: string): HTMLLIElement =>
  make(
    'li',
    {},
    make(
      'a',
      { href: new URL(u, root).href },
      make('strong', {}, ...withMarks(s ? `${t}: ${s}` : t, words)),
      make('small', {}, k),
      make('span', {}, ...withMarks(excerptOf(x, words), words)),
    ),
  );
