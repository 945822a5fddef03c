import { isObject } from '../engine/values/objects.ts';
import { isStandIn } from './redact.ts';

/** One difference between a replayed answer and the recorded one. */
export interface Difference {
  /** A path such as `cart.lineItems[0].quantity`; `status` for the status of the answer. */
  readonly place: string;
  readonly recorded: unknown;
  readonly actual: unknown;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** Members that differ from run to run without a meaning. */
const passing = /(^|\.)(requestId|purchaseFlowId|revision|expires_?[iI]n|cursor|next|prev)$/;

const same = (recorded: unknown, actual: unknown, place: string): boolean => {
  if (recorded === actual || passing.test(place)) return true;
  if (typeof recorded !== 'string' || typeof actual !== 'string') return false;
  return (
    (INSTANT.test(recorded) && INSTANT.test(actual)) ||
    recorded.includes('{{') ||
    isStandIn(recorded) ||
    // Addresses of pages and pictures contain the host of their run.
    (URL.canParse(recorded) && URL.canParse(actual) && new URL(recorded).origin !== new URL(actual).origin)
  );
};

/**
 * The differences between two answers, except for instants and secrets. Recorded ids must be replaced before: a
 * differing id is a difference.
 */
export const differencesOf = (recorded: unknown, actual: unknown, place = ''): Difference[] => {
  const at = (name: string) => (place === '' ? name : `${place}.${name}`);
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    const pairs = Math.max(recorded.length, actual.length);
    return Array.from({ length: pairs }, (_, index) =>
      differencesOf(recorded[index], actual[index], `${place}[${index}]`),
    ).flat();
  }
  if (isObject(recorded) && isObject(actual))
    return [...new Set([...Object.keys(recorded), ...Object.keys(actual)])].flatMap((name) =>
      differencesOf(recorded[name], actual[name], at(name)),
    );
  return same(recorded, actual, place) ? [] : [{ place, recorded, actual }];
};
