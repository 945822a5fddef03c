import type { Role, Tokens } from '../core/identity/tokens.ts';

/** The role of the identity to which these tokens belong. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none';

/** Whether both are the same tokens, or both are undefined. */
export const isSame = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.accessToken.value === other?.accessToken.value;

/** A token as in RFC 6749, visible ASCII, but without the space, so that it can be a header value unchanged. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,16384}$/.test(value);
