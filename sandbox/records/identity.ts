import type { IdentityFactor, IdentityProfileInput } from '../../generated/auth/types.ts';

/** Who calls. `id` names the visitor, member, owner or app. */
export interface Caller {
  role: 'visitor' | 'member' | 'owner' | 'app';
  id: string;
}

/** An access or refresh token. Tokens are kept under their digest, never as they are. */
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
  /** Null: none was set yet. A digest that guards nothing: nobody should use a real password here. */
  passwordDigest: string | null;
  emailVerified: boolean;
  /** Only the owner lets the member in (R37). */
  awaitsApproval: boolean;
  blocked: boolean;
  /** Set by the owner: an identity that is not there to sign in. */
  absence?: 'OFFLINE' | 'DELETED';
  /** Means of proof that the owner has set up for the member; a password needs no entry. */
  factors?: IdentityFactor[];
  /** The password signs nobody in any more (-19973). */
  mustResetPassword: boolean;
  profile: IdentityProfileInput;
  /** As whom identity providers know the member. */
  connections: { idpConnectionId: string; idpUserId: string }[];
  createdDate: string;
  updatedDate: string;
  revision: number;
}

/** A code of the authorization page, kept under its digest (R16). */
export interface CodeRecord {
  clientId: string;
  /** Null for a code that went through a hidden frame. */
  redirectUri: string | null;
  codeChallenge: string;
  memberId: string;
  /** Whose cart goes along (R18). */
  caller: Caller;
  expiresAt: number;
}

/** A sign-in at the platform: what a session token stands for, kept under its digest. */
export interface PlatformSessionRecord {
  memberId: string;
  expiresAt: number;
}

/** An e-mail address that waits for its code (R35), kept under the digest of its state token. */
export interface VerificationRecord {
  memberId: string;
  code: string;
  attemptsLeft: number;
  sentAt: number;
  expiresAt: number;
}

/** A recovery or activation token (R40), kept under its digest. */
export interface RecoveryRecord {
  memberId: string;
  expiresAt: number;
  /** Where the page leads to once the password is set; null: it stays. */
  redirectUrl: string | null;
}

/** What an authorization request asked for. */
export interface AuthorizationRecord {
  clientId: string;
  redirectUri: string | null;
  responseMode: 'fragment' | 'query' | 'web_message';
  state: string;
  codeChallenge: string;
  prompt: string;
  /** Digest of the session token that came along. */
  sessionKey: string | null;
  /** Id of the connection to go to straight away. */
  idpConnectionId: string | null;
  /** How that ended; null: it has not. */
  idpOutcome: { memberId: string } | { error: string } | null;
}
