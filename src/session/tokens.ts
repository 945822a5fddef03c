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
  /**
   * Tells one identity from the next: renewals keep it; each new visitor and each sign-in has another, at random. No
   * secret. Tokens without one, as earlier versions have stored them, count as one identity.
   */
  readonly lineage?: number | undefined;
}

/** The role of whoever holds these tokens. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none';

/** Whether both are the same tokens, or both are none. */
export const isSame = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
  one?.accessToken.value === other?.accessToken.value;

/** Visible ASCII, as RFC 6749 has it but without the space, so that it fits a header as it is. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[!-~]{1,16384}$/.test(value);
