import MiniSearch from 'minisearch';
import type { Place } from './place.ts';

/** A place that a search found, with the words to mark in it. */
export interface Found {
  readonly place: Place;
  readonly words: readonly string[];
}

/** Letters and digits; marks such as the backticks of comments would cling to the words. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** `getCurrentCart` is found as a whole, by `currentCart` and by `cart`, and by the beginning of each. */
const endingsOf = (term: string): string[] => {
  const parts = term.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
  return parts.map((_, index) => parts.slice(index).join('').toLowerCase());
};

/** A reader who does not name a call or a symbol looks for an explanation: guides come first. */
const weights: Readonly<Record<Place['k'], number>> = { Guide: 1.5, Operation: 1.2, TypeScript: 1 };

/** The beginning of a page comes before the sections of the page. */
const BEGINNING = 1.3;

/** Share of the letters of a word that may be wrong; words with fewer letters are not corrected. */
const WRONG = 0.2;
const CORRECTED = 4;

/**
 * Finds the places that hold every word, the best first. A title counts more than a heading, and a heading more than the
 * text. The beginning of a word is enough. If no place holds the words, they are searched with wrong letters.
 */
export const finderOf = (places: readonly Place[]): ((asked: string) => readonly Found[]) => {
  const index = new MiniSearch<Place & { id: number }>({
    fields: ['t', 's', 'x'],
    storeFields: ['k', 's'],
    tokenize: wordsOf,
    processTerm: endingsOf,
    searchOptions: {
      processTerm: (term) => term.toLowerCase(),
      combineWith: 'AND',
      prefix: true,
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boost: { t: 8, s: 4 },
      boostDocument: (_id, _term, stored) =>
        weights[stored?.['k'] as Place['k']] * (stored?.['s'] === undefined ? BEGINNING : 1),
    },
  });
  // Two symbols of one name share an address.
  index.addAll(places.map((place, id) => ({ ...place, id })));
  const fuzzy = (term: string): number | false => (term.length < CORRECTED ? false : WRONG);
  return (asked) => {
    const exact = index.search(asked);
    const results = exact.length > 0 ? exact : index.search(asked, { fuzzy });
    return results.flatMap(({ id, terms, queryTerms }) => {
      const place = places[id as number];
      return place ? [{ place, words: exact.length > 0 ? queryTerms : terms }] : [];
    });
  };
};
