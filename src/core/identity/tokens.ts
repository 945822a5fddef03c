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
   * A random number that tells identities apart: a renewal keeps it; each new visitor and each sign-in gets a new one.
   * It is not a secret. Tokens without it, which earlier versions stored, count as one identity.
   */
  readonly lineage?: number | undefined;
}
