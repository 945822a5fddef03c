/** The kind of identity of a session: `none` before its first call and after signing out. */
export type Role = 'none' | 'visitor' | 'member';

/** The tokens of a session. They are secrets: keep them out of logs and addresses. */
export interface Tokens {
  readonly accessToken: {
    readonly value: string;
    /** Seconds since 1970. */
    readonly expiresAt: number;
  };
  readonly refreshToken: { readonly value: string; readonly role: 'visitor' | 'member' };
  /**
   * A random number that tells one identity from the next: a renewal keeps it, each new visitor and each sign-in gets a
   * new one. No secret. Tokens without it, as earlier versions stored them, count as one identity.
   */
  readonly lineage?: number | undefined;
}

/** The role of the identity that these tokens belong to. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none';

/** Whether both are the same tokens, or both are undefined. */
export const isSame = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.accessToken.value === other?.accessToken.value;

/** The members of a value of unknown type; none for a value that is no object. */
export const membersOf = (value: unknown): Partial<Record<string, unknown>> => Object(value);

/** A token of RFC 6749, visible ASCII, but without the space, so that it fits a header unchanged. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,16384}$/.test(value);
