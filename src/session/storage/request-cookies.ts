import { cookieHeaderOf, type CookieSource } from './cookie-header.ts';
import {
  cookieIn,
  cookieLine,
  cookieName,
  type CookieOptions,
  cookieValue,
  tokensInCookie,
} from './session-cookie.ts';
import { type ApplyCookies, type CookieTarget, setCookies } from './set-cookies.ts';
import { clearOutcome, nameOfTokens, renewOnce } from '../shared-renewals.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import { CONTENTS_IGNORED, COOKIES_SENT, TOKENS_TOO_LARGE, warner } from './storage-warning.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

export interface RequestCookieOptions extends CookieOptions {
  /**
   * Default true, even if the address of the request is `http:`, as behind a proxy. Set it to false only for development
   * on an address without HTTPS; the cookie then has another name.
   */
  readonly secure?: boolean | undefined;
  /**
   * Hide the cookie from the scripts of the page. Default true. Set it to false to share the session with
   * `cookieStorage`.
   */
  readonly httpOnly?: boolean | undefined;
  /**
   * Whether requests with the same tokens share one renewal. Default true. Set it to false if a request must not wait for
   * the work of another request, as in Cloudflare's workers.
   */
  readonly sharedRenewal?: boolean | undefined;
}

/** The session of one request. */
export interface RequestCookies extends TokenStorage {
  /**
   * The `Cookie` header as the browser would send it now. Use it in code that reads the cookies of the request after a
   * middleware has renewed the tokens.
   */
  cookieHeader(): string;
  /** Sends each changed cookie with the response. Call it last. */
  readonly applyTo: ApplyCookies;
}

/**
 * Tokens that were stored during a request. `value` is undefined if there are none, or if they are too large for a
 * cookie.
 */
interface Change {
  readonly tokens: Tokens | undefined;
  readonly value: string | undefined;
}

/** Changed cookies by name. */
type Changes = ReadonlyMap<string, Change>;

/**
 * The session of one request on a server, in cookies: a storage for the client of this request, and the headers for the
 * response. Make both for each request, so that no visitor receives another visitor's session. The cookie is by default
 * `HttpOnly`, `Secure`, `SameSite=Lax` and for all paths of this host only.
 *
 * If a browser sends several requests with the same expired tokens to one process, the requests share one renewal, and
 * each response sets the same new tokens. The outcome is kept for 10 seconds, for requests that arrive late. Several
 * processes do not know each other's renewals: if refresh tokens work only once, keep the tokens in a store that all
 * processes read, with `unstorageStorage` and a `sessionId` from your own cookie.
 * @param request The request, its headers, or the text of its `Cookie` header.
 * @throws ValidationError: `invalid-cookie-option` for options that no cookie can have, `invalid-cookie-source` for a
 * value that is no request.
 */
export const requestCookies = (request: CookieSource, options: RequestCookieOptions = {}): RequestCookies => {
  const kind = { ...options, secure: options.secure ?? true, httpOnly: options.httpOnly ?? true };
  const header = cookieHeaderOf(request);
  const warn = warner(options);
  const changes = new Map<string, Change>();
  /** The shared renewals in which this request took part. */
  const renewals = new Set<string>();
  let isSent = false;
  // Checks the options immediately, not at the first visitor.
  cookieLine('', '', kind);

  const load = (key: string): Tokens | undefined => {
    const name = cookieName(key, kind);
    const own = changes.get(name);
    if (own) return own.tokens;
    const text = cookieIn(header, name);
    const tokens = text === undefined ? undefined : tokensInCookie(text);
    if (text !== undefined && !tokens) warn(CONTENTS_IGNORED, key);
    return tokens;
  };
  const save = (key: string, tokens: Tokens | undefined): void => {
    const name = cookieName(key, kind);
    const value = tokens && cookieValue(tokens);
    const fits = cookieLine(name, value, kind) !== undefined;
    changes.set(name, { tokens, value: fits ? value : undefined });
    if (!tokens) for (const renewal of renewals) clearOutcome(renewal);
    if (isSent) warn(COOKIES_SENT, key);
    if (!fits) warn(TOKENS_TOO_LARGE, key);
  };
  function applyTo(response: Response): Response;
  function applyTo(headers: Headers): Headers;
  function applyTo(target: CookieTarget): void;
  function applyTo(target: Response | Headers | CookieTarget): Response | Headers | CookieTarget {
    isSent = true;
    const lines = [...changes].flatMap(([name, { value }]) =>
      value === cookieIn(header, name) ? [] : (cookieLine(name, value, kind) ?? []),
    );
    return setCookies(target, lines);
  }

  return {
    keep: keepTokens,
    load,
    save,
    alone: async (key, work, stops) => {
      const tokens = load(key);
      if (!tokens || options.sharedRenewal === false) return work();
      const renewal = await nameOfTokens(key, tokens);
      renewals.add(renewal);
      const holder = { tokens: () => load(key), take: (renewed: Tokens | undefined) => save(key, renewed) };
      return renewOnce(renewal, holder, work, stops);
    },
    cookieHeader: () => changedHeader(header, changes),
    applyTo,
  };
};

/** A `Cookie` header with the changed cookies in place of the previous ones. */
const changedHeader = (header: string, changes: Changes): string => {
  const unchanged = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair && !changes.has(pair.split('=', 1)[0] ?? ''));
  const changed = [...changes].flatMap(([name, { value }]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return [...unchanged, ...changed].join('; ');
};
