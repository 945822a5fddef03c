import { isVitrineError } from '../../src/core/errors/index.ts';
import { isJsonObject } from '../../src/core/json.ts';

/** Values that no answer should be, and no member of one. `undefined` stands for an empty body or an absent member. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  '',
  'soon',
  0,
  5,
  true,
  [],
  [null],
  [5],
  ['x'],
  [{}],
  [[]],
  {},
  { id: null },
  { id: '' },
  { constructor: null },
];

/** A value of each type, for the members of an answer. */
export const otherTypes: readonly unknown[] = [undefined, null, '', 'soon', 5, true, [null], [{}], {}];

/** A place in an answer: the names of members and the indexes of entries that lead to it. */
type Place = readonly (string | number)[];

/** Every place in an answer; of a list, the places in its first entry. */
export const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (Array.isArray(value)) return value.length === 0 ? [at] : [at, ...placesIn(value[0], [...at, 0])];
  if (!isJsonObject(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([name, member]) => placesIn(member, [...at, name]))];
};

/** A copy of an answer with another value at a place; undefined removes it. */
export const withValue = (answer: unknown, place: Place, value: unknown): unknown => {
  const [name, ...rest] = place;
  if (name === undefined) return structuredClone(value);
  if (Array.isArray(answer))
    return answer.map((entry, at) => (at === name ? withValue(entry, rest, value) : entry));
  if (!isJsonObject(answer)) return answer;
  const { [name]: old, ...others } = answer;
  const changed = withValue(old, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
};

/** Everything in a result or a snapshot that a person must never see: an error of another kind, NaN as number or text. */
export const faultsIn = (value: unknown, at = '', seen = new Set<unknown>()): string[] => {
  if (typeof value === 'number') return Number.isNaN(value) ? [`${at} is NaN`] : [];
  if (typeof value === 'string') return /\bNaN\b/.test(value) ? [`${at} is "${value}"`] : [];
  if (value instanceof Error)
    return isVitrineError(value) ? [] : [`${at} is ${value.stack ?? value.message}`];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, member]) => faultsIn(member, `${at}.${name}`, seen));
};
