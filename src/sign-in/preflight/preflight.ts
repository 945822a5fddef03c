import { type Finding, findingsOf, type PreflightCheck } from './finding.ts';
import { clockFinding, contextFinding, storageFinding } from './environment.ts';
import {
  askForToken,
  paymentsFinding,
  type PreflightClient,
  publishedFinding,
  type TokenFindings,
} from './platform.ts';
import { type ListKind, returnFinding } from './return-addresses.ts';

export interface PreflightOptions {
  /** Where the login page is to lead back to. Looked at only when given. */
  readonly redirectUri?: string | undefined;
  /** Where other hosted pages, such as the checkout, are to lead back to. Looked at only when given. */
  readonly postFlowUrl?: string | undefined;
  /** Origin whose pages sign in silently. Default: that of this page; not looked at where there is none. */
  readonly origin?: string | undefined;
  /** What to look at. Default: everything. */
  readonly checks?: readonly PreflightCheck[] | undefined;
  /** Ends it; it then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Looks at what most often keeps a client from working, and says how to mend each. It never rejects, but for an abort.
 *
 * It sends a few calls as a new visitor of its own: for a token, for addresses of hosted pages that nobody opens, and for
 * the options of a checkout. The session of the client and its cart stay as they are. Layers of the client, such as a log
 * or an error hook, hear of them, also of those that are refused on purpose.
 */
export const preflight = async (
  given: PreflightClient,
  { redirectUri, postFlowUrl, checks, signal, ...options }: PreflightOptions = {},
): Promise<readonly Finding[]> => {
  const client = endedBy(given, signal);
  const home = originHere();
  const { origin = home } = options;
  let asked: Promise<TokenFindings> | undefined;
  const visitor = () => (asked ??= askForToken(client));
  const back = (check: PreflightCheck, kind: ListKind, address: string | undefined) => async () => {
    if (address === undefined) return undefined;
    return returnFinding(client, async () => (await visitor()).token, kind, check, address, home);
  };
  const withToken = (check: PreflightCheck, ask: (token: string) => Promise<Finding>) => async () => {
    const { token } = await visitor();
    return token === undefined ? findingsOf(check).unknown('There is no token to ask with.') : ask(token);
  };
  const all: Record<PreflightCheck, () => Promise<Finding | undefined>> = {
    host: async () => (await visitor()).host,
    clientId: async () => (await visitor()).clientId,
    clock: async () => clockFinding(await visitor()),
    secureContext: async () => contextFinding(),
    storage: async () => storageFinding(redirectUri !== undefined),
    redirectUri: back('redirectUri', 'address', redirectUri),
    postFlowUrl: back('postFlowUrl', 'domain', postFlowUrl),
    origin: back('origin', 'domain', origin),
    published: withToken('published', (token) => publishedFinding(client, token)),
    payments: withToken('payments', (token) => paymentsFinding(client, token)),
  };
  const wanted = (Object.keys(all) as PreflightCheck[]).filter((check) => checks?.includes(check) ?? true);
  const findings = await Promise.all(
    wanted.map((check) =>
      all[check]().catch(() => findingsOf(check).unknown('Looking at it failed in an unexpected way.')),
    ),
  );
  signal?.throwIfAborted();
  return findings.filter((finding) => finding !== undefined);
};

/** The client, whose calls all end with the signal. */
const endedBy = (client: PreflightClient, signal: AbortSignal | undefined): PreflightClient => ({
  host: client.host,
  send: (call, options) => client.send(call, { ...options, signal }),
  session: {
    ...client.session,
    post: (path, body, options, repeat) => client.session.post(path, body, { ...options, signal }, repeat),
  },
});

/** The origin of this page; undefined on a server, and for a page that has none. */
const originHere = (): string | undefined => {
  const origin = globalThis.location?.origin;
  return origin === 'null' ? undefined : origin;
};
