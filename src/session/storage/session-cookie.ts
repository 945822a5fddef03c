import { fromBase64url, toBase64url } from '../../core/base64url.ts';
import { ValidationError } from '../../core/errors/call-errors.ts';
import { COOKIE_PATH } from '../literals.ts';
import {
  ONLY_REFRESH_TOKEN,
  type StorageOptions,
  TOKENS_TOO_LARGE,
  type WarningKind,
} from './storage-warning.ts';
import { tokensOf } from './stored-tokens.ts';
import type { Tokens } from '../../core/identity/tokens.ts';
import { withoutAccess } from '../tokens.ts';

export interface CookieOptions extends StorageOptions {
  /** Paths to which the cookie is sent. Default `/`. */
  readonly path?: string | undefined;
  /** Send the cookie over HTTPS only. */
  readonly secure?: boolean | undefined;
  /**
   * Requests of other sites that carry the cookie. Default `lax`: links, but no forms and no frames. `none` requires
   * `secure`.
   */
  readonly sameSite?: 'lax' | 'strict' | 'none' | undefined;
  /** Lifetime of the cookie after each change, in seconds; browsers keep it 400 days at most. Default 30 days. */
  readonly maxAge?: number | undefined;
  /** Send the cookie to all hosts under this domain. Default: to this host only. */
  readonly domain?: string | undefined;
}

/** The attributes of the cookies of one storage. */
export interface CookieKind extends CookieOptions {
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

const MONTH = 2_592_000;
/** Longest cookie that browsers accept, attributes included, in bytes; all of its characters are ASCII. */
const MAX_COOKIE = 4_096;
/** Separator between the parts of a value. Cookie encoders do not change it, nor letters, digits, `-`, `_` and `.`. */
const SEPARATOR = '~';
/** Separator between the parts of a value in earlier versions; each part was percent-encoded. */
const OLD_SEPARATOR = '|';
/** Marks a part in base64url: a token with characters that a cookie encoder would change. */
const IN_BASE64 = '.';
/** A token that a cookie encoder does not change, and that does not begin with {@link IN_BASE64}. */
const PLAIN_PART = /^[\w-][\w.-]*$/;
/** A lineage, in JavaScript's notation of a number from 0 to 1: `0.25`, `1e-7`. */
const LINEAGE = /^\d[\d.e-]*$/;
/** Beginnings of a value that a framework has percent-encoded: a percent sign after the role, or an encoded quote. */
const ENCODED_STARTS = ['visitor%', 'member%', '%22', '%2522', '%252522'];
/** Maximum number of times that a value is decoded. */
const MOST_ENCODINGS = 3;
/** Visible ASCII and the space: the characters of a cookie's attributes. */
const ASCII = /^[ -~]+$/;

/**
 * The name of a session's cookie. Browsers accept the prefix `__Host-` only for a cookie that this host itself set, over
 * HTTPS and for all paths, so that no other host under the same domain can plant a session.
 */
export const cookieName = (key: string, { secure, path = COOKIE_PATH, domain }: CookieKind): string =>
  `${secure && path === '/' && !domain ? '__Host-' : ''}vitrine-${encodeURIComponent(key)}`;

/**
 * Tokens as the value of a cookie: `<role>~<expiry>~<access token>~<refresh token>~<lineage>`. Frameworks percent-encode
 * the values of cookies; the value has only characters that they leave unchanged.
 */
export const cookieValue = ({ accessToken, refreshToken, lineage }: Tokens): string =>
  [
    refreshToken.role,
    accessToken.expiresAt,
    partOf(accessToken.value),
    partOf(refreshToken.value),
    ...(lineage === undefined ? [] : [lineage]),
  ].join(SEPARATOR);

/**
 * The tokens of a cookie's value; undefined for any other value. Also reads values of earlier versions, and values that a
 * framework has percent-encoded or put into quotes.
 */
export const tokensInCookie = (text: string): Tokens | undefined => {
  if (text.length > MAX_COOKIE) return undefined;
  try {
    const value = withoutEncodings(text).replace(/^"(.*)"$/, '$1');
    const isOld = value.includes(OLD_SEPARATOR);
    const parts = value.split(isOld ? OLD_SEPARATOR : SEPARATOR, 7);
    const [role, expiresAt, access = '', refresh = '', lineage, ...more] = parts;
    const read = isOld ? decodeURIComponent : tokenIn;
    if (more.length > 0 || (lineage !== undefined && !LINEAGE.test(lineage))) return undefined;
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
  for (let n = 0; n < MOST_ENCODINGS && isEncoded(value); n++) value = decodeURIComponent(value);
  return value;
};

const isEncoded = (value: string): boolean => {
  const text = value.startsWith('"') ? value.slice(1) : value;
  return ENCODED_STARTS.some((start) => text.startsWith(start));
};

const partOf = (token: string): string =>
  PLAIN_PART.test(token) ? token : IN_BASE64 + toBase64url(new TextEncoder().encode(token));

const tokenIn = (part: string): string => (part.startsWith(IN_BASE64) ? fromBase64url(part.slice(1)) : part);

/**
 * The line that sets a cookie, or removes it if the value is undefined. Undefined if the line is too long for browsers.
 * @throws ValidationError (`invalid-cookie-option`) for options that no cookie can have.
 */
export const cookieLine = (
  name: string,
  value: string | undefined,
  { path = COOKIE_PATH, domain, maxAge = MONTH, sameSite = 'lax', secure, httpOnly }: CookieKind,
): string | undefined => {
  const attributes = [
    `Path=${path}`,
    ...(domain ? [`Domain=${domain}`] : []),
    `Max-Age=${value === undefined ? 0 : maxAge}`,
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ];
  const isValid =
    attributes.every((attribute) => ASCII.test(attribute) && !attribute.includes(';')) &&
    /^\d+$/.test(`${maxAge}`);
  if (!isValid || (sameSite === 'none' && !secure))
    throw new ValidationError('A cookie cannot have these options: path, domain, maxAge, sameSite, secure.', {
      code: 'invalid-cookie-option',
    });
  const line = [`${name}=${value ?? ''}`, ...attributes].join('; ');
  return line.length > MAX_COOKIE ? undefined : line;
};

/**
 * The value of a cookie for these tokens, with the refresh token alone if both do not fit; undefined if there are no tokens,
 * or if not even the refresh token fits. The warning says which part has no room.
 */
export const cookieFor = (
  name: string,
  tokens: Tokens | undefined,
  kind: CookieKind,
): [value: string | undefined, warning?: WarningKind] => {
  if (!tokens) return [undefined];
  const fitting = (value: string) => (cookieLine(name, value, kind) === undefined ? undefined : value);
  const value = fitting(cookieValue(tokens));
  if (value !== undefined) return [value];
  const shorter = fitting(cookieValue(withoutAccess(tokens)));
  return shorter === undefined ? [undefined, TOKENS_TOO_LARGE] : [shorter, ONLY_REFRESH_TOKEN];
};

/**
 * The value of a cookie in a `Cookie` header or `document.cookie`. Of several cookies with one name the first counts: it has
 * the longest path.
 */
export const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
