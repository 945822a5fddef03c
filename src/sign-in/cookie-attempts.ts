import { fromBase64url, toBase64url } from '../core/base64url.ts';
import { AuthError } from '../core/errors/auth-error.ts';
import { cookieHeaderOf, type CookieSource } from '../session/storage/cookie-header.ts';
import { cookieIn, cookieLine, cookieName, type CookieOptions } from '../session/storage/session-cookie.ts';
import { type ApplyCookies, type CookieTarget, setCookies } from '../session/storage/set-cookies.ts';
import {
  type AttemptStorage,
  LONGEST_VISIT,
  MOST_PENDING,
  parseAttempt,
  type SignInAttempt,
} from './attempts.ts';

export interface CookieAttemptOptions extends Pick<CookieOptions, 'path' | 'domain'> {
  /**
   * Default true, even if the address of the request is `http:`, as behind a proxy. Set it to false only for development
   * on an address without HTTPS; the cookies then have other names.
   */
  readonly secure?: boolean | undefined;
}

/** The sign-in attempts of one request's browser. */
export interface CookieAttempts extends AttemptStorage {
  /** Sends each changed attempt with the response. Call it last. */
  readonly applyTo: ApplyCookies;
}

/** Longest cookies of all attempts together, in characters: servers limit the headers of a request to 8,192 bytes. */
const MOST_CHARACTERS = 3_000;

/**
 * Keeps the sign-in attempts of a browser in cookies, for a server: make it for each request, give it to `startSignIn()`
 * and `completeSignIn()`, and call `applyTo(response)`. Each attempt has its own cookie, so that several tabs of a browser
 * can sign in at the same time. The five newest are kept, for an hour at most. The cookies are `HttpOnly` and
 * `SameSite=Lax`, and by default `Secure` and for all paths of this host only.
 * @param request The request, its headers, or the text of its `Cookie` header.
 * @throws ValidationError: `invalid-cookie-option` for options that no cookie can have, `invalid-cookie-source` for a
 * value that is no request. `put` throws AuthError (`attempt-not-stored`) if an attempt is too long for a cookie, or the
 * response was sent already.
 */
export const cookieAttempts = (
  request: CookieSource,
  { path, domain, secure = true }: CookieAttemptOptions = {},
): CookieAttempts => {
  const kind = {
    path,
    domain,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: LONGEST_VISIT / 1_000,
  } as const;
  const header = cookieHeaderOf(request);
  const nameOf = (state: string) => cookieName(`sign-in-${state}`, kind);
  /** Values of changed cookies by name; undefined for a removed one. */
  const changes = new Map<string, string | undefined>();
  const lineOf = (name: string) => cookieLine(name, changes.get(name), kind);
  let isSent = false;
  // Checks the options immediately, not at the first sign-in.
  cookieLine('', '', kind);

  /** Removes attempts that are unreadable or too old, and then the oldest ones, to make room for a new one. */
  const makeRoom = (needed: number): void => {
    const kept = namesIn(header, nameOf(''))
      .filter((name) => !changes.has(name))
      .map((name) => ({ name, value: cookieIn(header, name) ?? '' }))
      .map((cookie) => ({ ...cookie, begunAt: attemptIn(cookie.value)?.begunAt ?? 0 }))
      .sort((a, b) => b.begunAt - a.begunAt);
    let characters = needed;
    for (const [place, { name, value, begunAt }] of kept.entries()) {
      characters += name.length + value.length;
      if (begunAt === 0 || place >= MOST_PENDING - 1 || characters > MOST_CHARACTERS)
        changes.set(name, undefined);
    }
  };
  function applyTo(response: Response): Response;
  function applyTo(headers: Headers): Headers;
  function applyTo(target: CookieTarget): void;
  function applyTo(target: Response | Headers | CookieTarget): Response | Headers | CookieTarget {
    isSent = true;
    return setCookies(
      target,
      [...changes.keys()].flatMap((name) => lineOf(name) ?? []),
    );
  }

  return {
    put: (attempt) => {
      const name = nameOf(attempt.state);
      changes.set(name, toBase64url(new TextEncoder().encode(JSON.stringify(attempt))));
      const line = lineOf(name);
      if (line === undefined || isSent) {
        changes.delete(name);
        throw new AuthError('The sign-in attempt cannot be stored', {
          code: 'attempt-not-stored',
          description: isSent
            ? 'Its cookie cannot be sent any more: call applyTo(response) after startSignIn().'
            : 'It is too long for a cookie: give startSignIn() a shorter returnTo.',
        });
      }
      makeRoom(line.length);
    },
    take: (state) => {
      const name = nameOf(state);
      const value = changes.has(name) ? changes.get(name) : cookieIn(header, name);
      const attempt = attemptIn(value ?? '');
      if (attempt?.state !== state) return undefined;
      changes.set(name, undefined);
      return attempt;
    },
    applyTo,
  };
};

/** The attempt in the value of a cookie; undefined for any other value, and for an attempt that is too old. */
const attemptIn = (value: string): SignInAttempt | undefined => {
  try {
    const bytes = Uint8Array.from(fromBase64url(value), (character) => character.charCodeAt(0));
    return parseAttempt(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/** The names of the cookies in a `Cookie` header that begin with a text. */
const namesIn = (header: string, start: string): string[] =>
  header
    .split(';')
    .map((pair) => pair.trim().split('=', 1)[0] ?? '')
    .filter((name) => name.startsWith(start));
