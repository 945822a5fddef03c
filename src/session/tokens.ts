import type { Role, Tokens } from '../core/identity/tokens.ts';

/** The role of the identity to which these tokens belong. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none';

/** Whether both are the same tokens, or both are undefined. */
export const isSame = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.accessToken.value === other?.accessToken.value &&
  one?.refreshToken.value === other?.refreshToken.value;

/** Tokens of which a storage has room for the refresh token only: the next call renews them. */
export const withoutAccess = (tokens: Tokens): Tokens => ({
  ...tokens,
  accessToken: { value: '-', expiresAt: 1 },
});

/** A token as in RFC 6749, visible ASCII, but without the space, so that it can be a header value unchanged. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,16384}$/.test(value);

/**
 * Whether stored tokens may stay if there is no room for the next ones: those of the same identity, and those of a
 * visitor, whose cart would be lost. Those of another member must not come back.
 */
export const mayStay = (stored: Tokens | undefined, next: Tokens): boolean =>
  stored?.refreshToken.role !== 'member' || stored.lineage === next.lineage;
