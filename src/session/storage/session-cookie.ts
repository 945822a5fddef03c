import { ValidationError } from '../../core/errors/call-errors.ts';
import { COOKIE_PATH } from '../literals.ts';
import type { StorageOptions } from './storage-warning.ts';
import { tokensOf } from './stored-tokens.ts';
import type { Tokens } from '../tokens.ts';

export interface CookieOptions extends StorageOptions {
  /** Where the cookie is sent. Default `/`. */
  readonly path?: string | undefined;
  /** Sent over HTTPS only. */
  readonly secure?: boolean | undefined;
  /** Which requests of other sites carry it. Default `lax`: links, but no forms and no frames. `none` needs `secure`. */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined;
  /** Seconds that the cookie lives after each change; browsers keep it 400 days at most. Default 30 days. */
  readonly maxAge?: number | undefined;
  /** For all hosts under a domain. Default: this host only. */
  readonly domain?: string | undefined;
}

/** The attributes of the cookies of one storage. */
export interface CookieKind extends CookieOptions {
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

const MONTH = 2_592_000;
/** What browsers take for one cookie, attributes included, in bytes; everything in it is ASCII. */
const MAX_COOKIE = 4_096;
/** Between the parts of a value. Encoders of cookies leave it, letters, digits and `-`, `_`, `.` as they are. */
const BETWEEN = '~';
/** Between the parts of a value that an earlier version has written; each part was percent-encoded. */
const BETWEEN_BEFORE = '|';
/** Before a part in base64url: the token holds a sign that an encoder would change. */
const IN_BASE64 = '.';
/** The beginning of a value that a framework has percent-encoded: an encoded sign follows the role, or is a quote. */
const ENCODED = /^"?(?:visitor%|member%|%(?:25)*22)/;
/** A value is decoded so many times at most. */
const MOST_ENCODINGS = 3;

/**
 * The name of a session's cookie. Browsers hold the prefix `__Host-` to its word: set by this very host, over HTTPS and
 * for all paths, so that no neighbour under the same domain can plant a session.
 */
export const cookieName = (key: string, { secure, path = COOKIE_PATH, domain }: CookieKind): string =>
  `${secure && path === '/' && !domain ? '__Host-' : ''}vitrine-${encodeURIComponent(key)}`;

/**
 * Tokens as the value of a cookie: `<role>~<expiry>~<access token>~<refresh token>~<lineage>`. Frameworks percent-encode
 * the values of cookies, so that it holds nothing that they would change.
 */
export const cookieValue = ({ accessToken, refreshToken, lineage }: Tokens): string =>
  [
    refreshToken.role,
    accessToken.expiresAt,
    partOf(accessToken.value),
    partOf(refreshToken.value),
    ...(lineage === undefined ? [] : [lineage]),
  ].join(BETWEEN);

/**
 * The tokens of a cookie's value; undefined for anything else. Reads also what an earlier version has written, and values
 * that a framework has percent-encoded or put into quotes.
 */
export const tokensInCookie = (text: string): Tokens | undefined => {
  if (text.length > MAX_COOKIE) return undefined;
  try {
    const value = withoutEncodings(text).replace(/^"(.*)"$/, '$1');
    const isBefore = value.includes(BETWEEN_BEFORE);
    const parts = value.split(isBefore ? BETWEEN_BEFORE : BETWEEN, 7);
    const [role, expiresAt, access = '', refresh = '', lineage, ...more] = parts;
    const read = isBefore ? decodeURIComponent : tokenIn;
    if (more.length > 0 || !/^\d[\d.e-]*$/.test(lineage ?? '0')) return undefined;
    return tokensOf({
      accessToken: { value: read(access), expiresAt: Number(expiresAt) },
      refreshToken: { value: read(refresh), role },
      ...(lineage && { lineage: Number(lineage) }),
    });
  } catch {
    // An escape or a part in base64url is damaged.
    return undefined;
  }
};

const withoutEncodings = (text: string): string => {
  let value = text;
  for (let n = 0; n < MOST_ENCODINGS && ENCODED.test(value); n++) value = decodeURIComponent(value);
  return value;
};

const partOf = (token: string): string =>
  /^[\w-][\w.-]*$/.test(token)
    ? token
    : IN_BASE64 + btoa(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const tokenIn = (part: string): string =>
  part.startsWith(IN_BASE64) ? atob(part.slice(1).replaceAll('-', '+').replaceAll('_', '/')) : part;

/**
 * The line that sets a cookie, or removes it when there is no value; undefined when browsers would not take it.
 * @throws ValidationError (`invalid-cookie-option`) for options that no cookie can have.
 */
export const cookieLine = (
  name: string,
  value: string | undefined,
  { path = COOKIE_PATH, domain, maxAge = MONTH, sameSite = 'lax', secure, httpOnly }: CookieKind,
): string | undefined => {
  const parts = [
    `${name}=${value ?? ''}`,
    `Path=${path}`,
    domain && `Domain=${domain}`,
    `Max-Age=${value === undefined ? 0 : maxAge}`,
    `SameSite=${sameSite}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
  ].filter(Boolean);
  if (!parts.slice(1).every((part) => /^[ -:<-~]+$/.test(`${part}`)) || (sameSite === 'none' && !secure))
    throw new ValidationError('A cookie cannot have these options: path, domain, maxAge, sameSite, secure.', {
      code: 'invalid-cookie-option',
    });
  const line = parts.join('; ');
  return line.length > MAX_COOKIE ? undefined : line;
};

/** The value of a cookie in a `Cookie` header or `document.cookie`; the first one counts, which has the longest path. */
export const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
