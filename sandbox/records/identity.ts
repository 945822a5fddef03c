import type { IdentityFactor, IdentityProfileInput } from '../../generated/auth/types.ts';
import type { MemberProfile } from '../../generated/members/types.ts';

/** A caller. `id` identifies the visitor, member, owner or app. */
export interface Caller {
  role: 'visitor' | 'member' | 'owner' | 'app';
  id: string;
}

/** An access or refresh token. The state has the digest of a token, never the token. */
export interface TokenRecord {
  caller: Caller;
  clientId: string | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A person who can be signed in. */
export interface MemberRecord {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** Null: no password is set. The digest is not secure: never use a real password here. */
  passwordDigest: string | null;
  emailVerified: boolean;
  /** The member waits for the owner's approval (R37). */
  awaitsApproval: boolean;
  blocked: boolean;
  /** Set by the owner: the identity cannot sign in. */
  absence?: 'OFFLINE' | 'DELETED';
  /** The factors that the owner has set up for the member; a password needs no entry. */
  factors?: IdentityFactor[];
  /** The password no longer works and must be reset (-19973). */
  mustResetPassword: boolean;
  profile: IdentityProfileInput;
  /** The parts of the profile page that sign-ins do not have; absent: none. */
  page?: Pick<MemberProfile, 'title' | 'photo' | 'cover'>;
  /** The instant of the last sign-in, RFC 3339; absent: the member has not signed in. */
  lastLoginDate?: string;
  /** The identities of the member at identity providers. */
  connections: { idpConnectionId: string; idpUserId: string }[];
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A code of the authorization page, stored under its digest (R16). */
export interface CodeRecord {
  clientId: string;
  /** Null for a code that was sent through a hidden frame. */
  redirectUri: string | null;
  codeChallenge: string;
  memberId: string;
  /** The caller whose cart the member takes over (R18). */
  caller: Caller;
  expiresAt: number;
}

/** A sign-in at the platform, stored under the digest of its session token. */
export interface PlatformSessionRecord {
  memberId: string;
  expiresAt: number;
}

/** The verification of an e-mail address (R35), stored under the digest of its state token. */
export interface VerificationRecord {
  memberId: string;
  code: string;
  attemptsLeft: number;
  sentAt: number;
  expiresAt: number;
}

/** A recovery or activation token (R40), stored under its digest. */
export interface RecoveryRecord {
  memberId: string;
  expiresAt: number;
  /** The address that the page leads to after the password is set; null: the page stays. */
  redirectUrl: string | null;
}

/** The parameters of an authorization request. */
export interface AuthorizationRecord {
  clientId: string;
  redirectUri: string | null;
  responseMode: 'fragment' | 'query' | 'web_message';
  state: string;
  codeChallenge: string;
  prompt: string;
  /** The digest of the session token of the request. */
  sessionKey: string | null;
  /** The id of the connection to start with. */
  idpConnectionId: string | null;
  /** The outcome of the sign-in with that connection; null: it has not ended. */
  idpOutcome: { memberId: string } | { error: string } | null;
}
