/** What a session is: `none` before its first call and after signing out. */
export type Role = 'none' | 'visitor' | 'member';

/** The tokens of a session (specification 3). Secrets: keep them out of logs and addresses. */
export interface Tokens {
  readonly accessToken: {
    readonly value: string;
    /** Seconds since 1970. */
    readonly expiresAt: number;
  };
  readonly refreshToken: { readonly value: string; readonly role: 'visitor' | 'member' };
}

/** The parts of a token answer that count. */
export interface TokenAnswer {
  readonly access: string;
  /** Lifetime in seconds. */
  readonly lifetime: number;
  /** Undefined when the answer has none, which keeps the old one. */
  readonly refresh: string | undefined;
}

/** An access token is renewed this long before it ends, in seconds (security 4.2). */
export const LEEWAY = 30;
const TEN_YEARS = 315_360_000;
/** Visible ASCII, as RFC 6749 has it, without the space, so that it fits a header as it is. */
const TOKEN = /^[\x21-\x7e]{1,16384}$/;

const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);

const isSeconds = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value > 0 && value <= most;

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a token answer; undefined unless every part has the right type, charset and range (security P12). */
export const parseAnswer = (text: string): TokenAnswer | undefined => {
  const { access_token: access, expires_in: lifetime, refresh_token: refresh } = parse(text) ?? {};
  return isToken(access) && isSeconds(lifetime, TEN_YEARS) && (refresh === undefined || isToken(refresh))
    ? { access, lifetime, refresh }
    : undefined;
};

/** Reads stored tokens; undefined for anything that this package cannot have stored (security P14). */
export const parseStored = (text: string): Tokens | undefined => {
  const { accessToken, refreshToken } = parse(text.length > 40_000 ? '' : text) ?? {};
  const { value: access, expiresAt } = (accessToken ?? {}) as Record<string, unknown>;
  const { value: refresh, role } = (refreshToken ?? {}) as Record<string, unknown>;
  return isToken(access) &&
    isSeconds(expiresAt, Number.MAX_SAFE_INTEGER) &&
    isToken(refresh) &&
    (role === 'visitor' || role === 'member')
    ? { accessToken: { value: access, expiresAt }, refreshToken: { value: refresh, role } }
    : undefined;
};

/** Whether an answer of the token endpoint carries an OAuth error, which makes a refusal definitive. */
export const hasOAuthError = (text: string): boolean => typeof parse(text)?.['error'] === 'string';
