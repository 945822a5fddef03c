import { cookieHeaderOf, type CookieSource } from './cookie-header.ts';
import {
  cookieIn,
  cookieLine,
  cookieName,
  type CookieOptions,
  cookieValue,
  tokensInCookie,
} from './session-cookie.ts';
import { clearOutcome, nameOfTokens, renewOnce } from '../shared-renewals.ts';
import { keepTokens } from '../keep-tokens.ts';
import type { TokenStorage } from './storage.ts';
import { warner } from './storage-warning.ts';
import type { Tokens } from '../tokens.ts';

export interface RequestCookieOptions extends CookieOptions {
  /**
   * Default true, whatever the address of the request says: behind a proxy it says `http:`. False only for development
   * on a plain address; the cookie then has another name.
   */
  readonly secure?: boolean | undefined;
  /** Hidden from the scripts of the page. Default true. False to share the session with `cookieStorage`. */
  readonly httpOnly?: boolean | undefined;
  /**
   * Whether requests with the same tokens share one renewal. Default true. False where a request may not wait for what
   * another one has begun, as in Cloudflare's workers.
   */
  readonly sharedRenewal?: boolean | undefined;
}

/** The session of one request. */
export interface RequestCookies extends TokenStorage {
  /**
   * The `Cookie` header as the browser would send it now: for whatever comes after a middleware that renewed the tokens
   * and reads the cookies of the request by itself.
   */
  cookieHeader(): string;
  /**
   * Adds `Set-Cookie` for what has changed, and nothing when nothing has; then it also keeps shared caches away by
   * `Cache-Control: private, no-store`. Call it last. Returns the same response, or a copy of one whose headers
   * cannot be changed.
   */
  applyTo(response: Response): Response;
  applyTo(headers: Headers): Headers;
}

/**
 * The session of one request on a server, in cookies: a storage for the client of this request, and what the response
 * needs. Make both for each request, so that no visitor gets another one's session. The cookie is by default `HttpOnly`,
 * `Secure`, `SameSite=Lax` and for all paths of this host only.
 *
 * A browser that sends several requests with the same expired tokens gets the same new ones with each response, when one
 * process answers them: they share one renewal, and its outcome waits 10 seconds for the last of them. Several processes
 * cannot know of each other: where refresh tokens work only once, keep the tokens in a store that all of them read, with
 * `unstorageStorage` and a `sessionId` of your own cookie.
 * @param request The request, its headers, or the text of its `Cookie` header.
 * @throws ValidationError (`invalid-cookie-option`) for options that no cookie can have, and (`invalid-cookie-source`) for a
 * request that is none.
 */
export const requestCookies = (request: CookieSource, options: RequestCookieOptions = {}): RequestCookies => {
  const kind = { ...options, secure: options.secure ?? true, httpOnly: options.httpOnly ?? true };
  const header = cookieHeaderOf(request);
  const warn = warner(options);
  /** What was stored during this request, by the cookie's name; tokens that are too large have no value. */
  const changed = new Map<
    string,
    { readonly tokens: Tokens | undefined; readonly value: string | undefined }
  >();
  /** The shared renewals that this request took part in. */
  const renewals = new Set<string>();
  let isSent = false;
  // Says at once what is wrong with the options, not when the first visitor comes.
  cookieLine('', '', kind);

  function applyTo(response: Response): Response;
  function applyTo(headers: Headers): Headers;
  function applyTo(target: Response | Headers): Response | Headers {
    isSent = true;
    const lines = [...changed].flatMap(([name, { value }]) =>
      value === cookieIn(header, name) ? [] : [cookieLine(name, value, kind)],
    );
    if (lines.length === 0) return target;
    const add = (headers: Headers) => {
      for (const line of lines) if (line) headers.append('set-cookie', line);
      headers.set('cache-control', 'private, no-store');
    };
    if ('append' in target) {
      add(target);
      return target;
    }
    try {
      add(target.headers);
      return target;
    } catch {
      // The headers of redirects, and of responses that were fetched, cannot be changed.
      const copy = new Response(target.body, target);
      add(copy.headers);
      return copy;
    }
  }

  const load = (key: string): Tokens | undefined => {
    const name = cookieName(key, kind);
    const own = changed.get(name);
    if (own) return own.tokens;
    const text = cookieIn(header, name);
    const tokens = text === undefined ? undefined : tokensInCookie(text);
    if (text !== undefined && !tokens) warn('contents-ignored', key);
    return tokens;
  };
  const save = (key: string, tokens: Tokens | undefined): void => {
    const name = cookieName(key, kind);
    const value = tokens && cookieValue(tokens);
    const fits = cookieLine(name, value, kind) !== undefined;
    changed.set(name, { tokens, value: fits ? value : undefined });
    if (!tokens) for (const renewal of renewals) clearOutcome(renewal);
    if (isSent) warn('cookies-sent', key);
    if (!fits) warn('tokens-too-large', key);
  };

  return {
    keep: keepTokens,
    load,
    save,
    alone: async (key, work, stops) => {
      const tokens = load(key);
      if (!tokens || options.sharedRenewal === false) return work();
      const renewal = await nameOfTokens(key, tokens);
      renewals.add(renewal);
      const place = { tokens: () => load(key), take: (renewed: Tokens | undefined) => save(key, renewed) };
      return renewOnce(renewal, place, work, stops);
    },
    cookieHeader: () => {
      const others = header
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair && !changed.has(pair.split('=', 1)[0] ?? ''));
      const own = [...changed].flatMap(([name, { value }]) =>
        value === undefined ? [] : [`${name}=${value}`],
      );
      return [...others, ...own].join('; ');
    },
    applyTo,
  };
};
