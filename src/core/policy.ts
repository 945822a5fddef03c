import type { ConnectedAuth } from './identity/auth.ts';
import { consistency } from './consistency.ts';
import { identity } from './identity/identity.ts';
import { prefix, type PrefixOverrides } from './prefix.ts';
import { repeats } from './repeats.ts';
import { timeLimit } from './timeout.ts';
import type { Layer, Send } from './types.ts';
import { type Fetch, wire } from './wire.ts';

/** What the layers of one client are made from. */
export interface PolicyOptions {
  fetch?: Fetch | undefined;
  /** Without slashes at its end. */
  host: string;
  prefixes?: PrefixOverrides | undefined;
  layers?: readonly Layer[] | undefined;
  auth?: ConnectedAuth | undefined;
}

/**
 * The policy of a client, from the caller down to the wire. Every call of every face runs through this list, and
 * the token requests run through it too. A layer that is not configured is not in it.
 *
 * - the caller's own layers come first, such as the log: they hear of each call once, with all its attempts, and see
 *   the path as the caller wrote it.
 * - prefix comes before anything that may repeat, because it changes the address.
 * - identity is outside repeats: a repeat must not ask for tokens anew, and the token request repeats by itself; the
 *   replay after a 401 counts into the same attempts.
 * - repeats is outside the time limit, which each attempt has for itself.
 * - consistency is next to the wire, so that every attempt sends what the attempt before has learned.
 * - the wire maps failures, so that repeats can tell them apart.
 */
export const policy = ({ fetch, host, prefixes, layers: own = [], auth }: PolicyOptions): Send => {
  const layers: (Layer | undefined)[] = [
    ...own,
    prefix(host, prefixes),
    auth && identity(auth),
    repeats(),
    timeLimit,
    consistency(),
  ];
  return layers.reduceRight<Send>((next, layer) => layer?.(next) ?? next, wire(fetch, host));
};
