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
  /** Address to which the login page leads back. Checked only if it is given. */
  readonly redirectUri?: string | undefined;
  /** Address to which other hosted pages lead back, such as the checkout. Checked only if it is given. */
  readonly postFlowUrl?: string | undefined;
  /** Origin whose pages sign in silently. Default: the origin of this page; without an origin it is not checked. */
  readonly origin?: string | undefined;
  /** The checks to make. Default: all. */
  readonly checks?: readonly PreflightCheck[] | undefined;
  /** Ends the preflight, which then rejects with the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Checks the most common mistakes in a setup, and says how to fix each. It rejects only after an abort, or with an error that
 * a layer or the `fetch` of the program threw.
 *
 * It sends a few calls as a separate new visitor: for a token, for addresses of hosted pages, which are not opened, and for
 * the options of a checkout. The session of the client and its cart do not change. Layers of the client, such as a log or
 * an error hook, see these calls, also those that are meant to be refused.
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
    return token === undefined ? findingsOf(check).unknown('There is no token for this check.') : ask(token);
  };
  const all: Record<PreflightCheck, () => Promise<Finding | undefined>> = {
    host: async () => (await visitor()).host,
    clientId: async () => (await visitor()).clientId,
    clock: async () => clockFinding(await visitor()),
    secureContext: () => here('secureContext', contextFinding),
    storage: () => here('storage', () => storageFinding(redirectUri !== undefined)),
    redirectUri: back('redirectUri', 'address', redirectUri),
    postFlowUrl: back('postFlowUrl', 'domain', postFlowUrl),
    origin: back('origin', 'domain', origin),
    published: withToken('published', (token) => publishedFinding(client, token)),
    payments: withToken('payments', (token) => paymentsFinding(client, token)),
  };
  const wanted = (Object.keys(all) as PreflightCheck[]).filter((check) => checks?.includes(check) ?? true);
  const findings = await Promise.all(wanted.map((check) => all[check]()));
  signal?.throwIfAborted();
  return findings.filter((finding) => finding !== undefined);
};

/** The finding of a check that asks the browser only, whose globals may throw. */
const here = async (
  check: PreflightCheck,
  find: () => Finding | undefined | Promise<Finding | undefined>,
): Promise<Finding | undefined> => {
  try {
    return await find();
  } catch {
    return findingsOf(check).unknown('The check failed unexpectedly.');
  }
};

/** The client with the signal on each of its calls. */
const endedBy = (client: PreflightClient, signal: AbortSignal | undefined): PreflightClient => ({
  host: client.host,
  send: (call, options) => client.send(call, { ...options, signal }),
  session: {
    ...client.session,
    post: (path, body, options, repeat) => client.session.post(path, body, { ...options, signal }, repeat),
  },
});

/** The origin of this page; undefined on a server, and for a page without an origin, such as a file. */
const originHere = (): string | undefined => {
  const origin = globalThis.location?.origin;
  return origin === 'null' ? undefined : origin;
};
