import { isObject } from '../engine/values/objects.ts';
import { createBindings } from '../recorder/bindings.ts';
import { differencesOf } from '../recorder/compare.ts';
import type { CurrentAnswer } from '../recorder/repeat-exchange.ts';

/**
 * The effect of an end on one call, for a person: none (`same`), an error (`refused`), a success from which something
 * is missing (`less`), or a different answer (`other`).
 */
export type Notice = 'same' | 'other' | 'refused' | 'less';

/** The effect of an end on one call. */
export interface Noticed {
  readonly notice: Notice;
  /** Paths of the members that differ or are missing. */
  readonly places: readonly string[];
}

/** The code of a refusal; undefined: the answer has none. */
export const codeOf = ({ answer }: CurrentAnswer): string | undefined => {
  if (!isObject(answer)) return undefined;
  const { details, error } = answer;
  const application = isObject(details) ? details['applicationError'] : undefined;
  const code = isObject(application) ? application['code'] : error;
  if (typeof code === 'string' || typeof code === 'number') return String(code);
  return isObject(details) && 'validationError' in details ? 'INVALID_ARGUMENT' : undefined;
};

/** Members that count the entries of a list. */
const COUNT = /^(total|count|totalCount|totalResults|numberOf\w+)$/;

/** Whether a whole contains a part: nothing was added or changed, but parts may be missing. */
const isPart = (part: unknown, whole: unknown, name = ''): boolean => {
  if (part === undefined || part === null) return true;
  if (Array.isArray(part) && Array.isArray(whole)) {
    let from = 0;
    return part.every((entry) => {
      const found = whole.findIndex((other, place) => place >= from && isPart(entry, other));
      from = found + 1;
      return found >= 0;
    });
  }
  if (isObject(part) && isObject(whole))
    return Object.entries(part).every(([key, value]) => isPart(value, whole[key], key));
  if (COUNT.test(name) && typeof part === 'number' && typeof whole === 'number') return part <= whole;
  return part === '' || differencesOf(whole, part, name).length === 0;
};

/** Members whose texts are made from times, which the two replays do not share. */
const TIMED = new Set(['dateAndTimeSettings', 'calendarUrls', 'calendarLinks']);

/** An answer whose texts that are made from times are replaced by one word. */
const withoutTimes = (value: unknown, isTimed = false): unknown => {
  if (typeof value === 'string') return isTimed ? 'a time' : value;
  if (Array.isArray(value)) return value.map((entry) => withoutTimes(entry, isTimed));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withoutTimes(entry, isTimed || TIMED.has(name))]),
  );
};

const hasFailed = ({ status }: CurrentAnswer): boolean => status >= 400;

/** Compares the answers to one call before and after an end. */
export const noticedIn = (before: CurrentAnswer, after: CurrentAnswer): Noticed => {
  if (hasFailed(after)) {
    const isSame = before.status === after.status && codeOf(before) === codeOf(after);
    return { notice: isSame ? 'same' : 'refused', places: [] };
  }
  if (hasFailed(before)) return { notice: 'other', places: ['status'] };
  // The two replays make ids of their own.
  const bindings = createBindings();
  bindings.learn(before.answer, after.answer);
  const expected = withoutTimes(bindings.apply(before.answer));
  const answered = withoutTimes(after.answer);
  const places = differencesOf(expected, answered).map(({ place }) => place);
  if (places.length === 0) return { notice: 'same', places };
  return { notice: isPart(answered, expected) ? 'less' : 'other', places };
};
