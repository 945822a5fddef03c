import { cookieHeaderOf, type CookieSource } from './cookie-header.ts';
import {
  cookieFor,
  cookieIn,
  cookieLine,
  cookieName,
  type CookieOptions,
  tokensInCookie,
} from './session-cookie.ts';
import { type ApplyCookies, type CookieTarget, setCookies } from './set-cookies.ts';
import {
  hasLeft,
  noteLeft,
  noteTokens,
  renewOnce,
  renewSeparately,
  takeSuccessors,
  type TokenHolder,
} from '../shared-renewals.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import { CONTENTS_IGNORED, COOKIES_SENT, TOKENS_TOO_LARGE, warner } from './storage-warning.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { isSame, mayStay } from '../tokens.ts';
import { untilRenewed } from '../until-renewed.ts';

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
  /**
   * Whether the program cannot set cookies, as in a Server Component of Next.js. Default false. The session then uses the
   * access token of the cookie while it is valid, and never renews it: the result could not be stored, and a platform
   * that accepts a refresh token once would end the identity. Renew before, in a middleware; calls with an expired token
   * fail with `token-unavailable`. A request without a cookie is a visitor for this request only.
   */
  readonly readOnly?: boolean | undefined;
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

/** Tokens that were stored during a request, and the cookie for them; its value is undefined for a removed cookie. */
interface Change {
  readonly key: string;
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
 * If a browser sends several requests with the same refresh token to one process, the requests share one renewal, and
 * each response sets the same new tokens. The outcome is kept for 60 seconds, for requests that arrive late. Several
 * processes do not know each other's renewals. If the platform refuses a refresh token, another process may have renewed
 * it: the calls of this request then fail with `token-unavailable` (`retryable: 'yes'`), its response sets no cookie,
 * and the next request has the new one. A refresh token that is still refused a minute later counts as dead.
 *
 * If another request of the browser signs in or out meanwhile, the response sets no cookie of the identity before.
 *
 * If the tokens do not fit into a cookie, the cookie has the refresh token alone, and the next request renews. If that
 * does not fit either, the previous cookie stays.
 * @param request The request, its headers, or the text of its `Cookie` header.
 * @throws ValidationError: `invalid-cookie-option` for options that no cookie can have, `invalid-cookie-source` for a
 * value that is no request.
 */
export const requestCookies = (request: CookieSource, options: RequestCookieOptions = {}): RequestCookies => {
  const kind = { ...options, secure: options.secure ?? true, httpOnly: options.httpOnly ?? true };
  const header = cookieHeaderOf(request);
  const warn = warner(options);
  const changes = new Map<string, Change>();
  /** Names of the cookies for which this request itself has begun or ended an identity. */
  const begun = new Set<string>();
  let isSent = false;
  // Checks the options immediately, not at the first visitor.
  cookieLine('', '', kind);

  /** The tokens that the browser has sent under a name. */
  const received = (name: string): Tokens | undefined => tokensInCookie(cookieIn(header, name) ?? '');
  const load = (key: string): Tokens | undefined => {
    const name = cookieName(key, kind);
    const own = changes.get(name);
    if (own) return own.tokens;
    const text = cookieIn(header, name);
    const tokens = received(name);
    if (text !== undefined && !tokens) warn(CONTENTS_IGNORED, key);
    return tokens;
  };
  const save = (key: string, tokens: Tokens | undefined): void => {
    const name = cookieName(key, kind);
    const before = load(key);
    if (before && !tokens) noteTokens(key, before, undefined).catch(() => undefined);
    if (!before || !continues(before, tokens)) {
      begun.add(name);
      for (const own of [before, received(name)]) if (own) noteLeft(key, own);
    }
    const [line, warning] = cookieFor(name, tokens, kind);
    // Tokens for which there is no room change the cookie only if it has the session of another person.
    const isKept = warning === TOKENS_TOO_LARGE && tokens && mayStay(before, tokens);
    const kept = changes.has(name) ? changes.get(name)?.value : cookieIn(header, name);
    changes.set(name, { key, tokens, value: isKept ? kept : line });
    if (isSent) warn(COOKIES_SENT, key);
    if (warning) warn(warning, key);
    // The page behind a proxy gets the cookie only.
    if (warning && line && tokens && !isSame(before, tokens))
      noteTokens(key, tokens, tokens).catch(() => undefined);
  };
  /** Whether another request of this browser has signed in or out since: its cookie must stay. */
  const isOver = (name: string, { key, tokens }: Change): boolean =>
    !begun.has(name) && [received(name), tokens].some((own) => own && hasLeft(key, own));
  function applyTo(response: Response): Response;
  function applyTo(headers: Headers): Headers;
  function applyTo(target: CookieTarget): void;
  function applyTo(target: Response | Headers | CookieTarget): Response | Headers | CookieTarget {
    isSent = true;
    if (options.readOnly) return target;
    const lines = [...changes].flatMap(([name, change]) =>
      change.value === cookieIn(header, name) || isOver(name, change)
        ? []
        : (cookieLine(name, change.value, kind) ?? []),
    );
    return setCookies(target, lines);
  }

  const holderOf = (key: string): TokenHolder => ({
    key,
    tokens: () => load(key),
    take: (renewed) => save(key, renewed),
  });

  return {
    keep: keepTokens,
    load,
    save,
    isSnapshot: true,
    readOnly: options.readOnly === true,
    alone: (key, work, stops) =>
      options.sharedRenewal === false
        ? renewSeparately(holderOf(key), work)
        : renewOnce(holderOf(key), work, stops),
    renewed: async (key, old, stops) => {
      const holder = holderOf(key);
      await takeSuccessors(holder);
      if (options.sharedRenewal !== false) return;
      const look = async () => {
        await takeSuccessors(holder);
        return holder.tokens();
      };
      await untilRenewed(look, old, stops);
    },
    cookieHeader: () => changedHeader(header, changes),
    applyTo,
  };
};

/** Whether tokens belong to the identity of earlier ones. */
const continues = ({ lineage, refreshToken }: Tokens, next: Tokens | undefined): boolean =>
  next?.lineage === lineage && next?.refreshToken.role === refreshToken.role;

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
