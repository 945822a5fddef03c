import MiniSearch from 'minisearch';
import type { Place } from './place.ts';

/** A place that a search found, with the words of the place that match it. */
export interface Found {
  readonly place: Place;
  readonly words: readonly string[];
}

/** `getCurrentCart` is found as a whole, by `currentCart` and by `cart`, and by the beginning of each. */
const endingsOf = (term: string): string[] => {
  const parts = term.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
  return parts.map((_, index) => parts.slice(index).join('').toLowerCase());
};

/** A guide explains; an operation names; a symbol is looked up by who knows it. */
const weights: Readonly<Record<Place['k'], number>> = { Guide: 1.3, Operation: 1.2, TypeScript: 1 };

/** Words with fewer letters are not corrected. */
const CORRECTED = 4;

/**
 * Finds the places that hold every word, the best first. A title counts more than a heading, and a heading more than the
 * text. The beginning of a word is enough, and a longer word may have a letter in five wrong.
 */
export const finderOf = (places: readonly Place[]): ((asked: string) => readonly Found[]) => {
  const index = new MiniSearch<Place>({
    idField: 'u',
    fields: ['t', 's', 'x'],
    storeFields: ['k'],
    processTerm: endingsOf,
    searchOptions: {
      processTerm: (term) => term.toLowerCase(),
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < CORRECTED ? false : 0.2),
      weights: { prefix: 0.6, fuzzy: 0.1 },
      boost: { t: 8, s: 4 },
      boostDocument: (_id, _term, stored) => weights[stored?.['k'] as Place['k']],
    },
  });
  index.addAll(places);
  const byAddress = new Map(places.map((place) => [place.u, place]));
  return (asked) =>
    index.search(asked).flatMap(({ id, terms }) => {
      const place = byAddress.get(id as string);
      return place ? [{ place, words: terms }] : [];
    });
};
