import type { ConnectedAuth } from './identity/auth.ts';
import { consistency } from './consistency.ts';
import { identity } from './identity/identity.ts';
import { prefix, type PrefixOverrides } from './prefix.ts';
import { repeats } from './repeats.ts';
import { timeLimit } from './timeout.ts';
import type { Layer, Send } from './types.ts';
import { type Fetch, wire } from './wire.ts';

/** Options of the layers of one client. */
export interface PolicyOptions {
  readonly fetch?: Fetch | undefined;
  readonly prefixes?: PrefixOverrides | undefined;
  readonly layers?: readonly Layer[] | undefined;
}

/**
 * The policy of a client, from the caller to the network. Every call and every token request passes these layers. A
 * layer whose option is not set is left out.
 *
 * - The caller's own layers, such as the log, come first: they see each call once, with all its attempts, and with the
 *   path as the caller wrote it.
 * - `prefix` comes before the layers that send again, so that the prefix is added once.
 * - `identity` is outside `repeats`: a repeat must not request tokens again, and the token request has repeats of its
 *   own. The replay after a 401 counts among the attempts of the call.
 * - `repeats` is outside `timeLimit`, which limits each attempt.
 * - `consistency` is the last layer before `wire`, so that every attempt sends the mark that the previous attempt
 * received.
 * - `wire` turns failures into errors, so that `repeats` can tell them apart.
 *
 * @param host Without trailing slashes.
 */
export const policy = (options: PolicyOptions, host: string, auth: ConnectedAuth | undefined): Send => {
  const layers: (Layer | undefined)[] = [
    ...(options.layers ?? []),
    prefix(host, options.prefixes),
    auth && identity(auth),
    repeats(),
    timeLimit,
    consistency(),
  ];
  return layers.reduceRight<Send>((next, layer) => layer?.(next) ?? next, wire(options.fetch, host));
};
