/** A person as an identity provider knows them. */
export interface ProviderPerson {
  id: string;
  email: string;
  name: string;
}

/** What a provider gave for a person: a code or a token that works once, kept under its digest. */
export interface ProviderGrantRecord {
  connectionId: string;
  person: ProviderPerson;
  expiresAt: number;
}

/** A single sign-on under way, kept under the digest of its state. */
export interface SingleSignOnRecord {
  connectionId: string;
  tenantId: string;
  /** Where it leads back to; null: to the authorization page of a redirect session. */
  returnTo: string | null;
  redirectSessionId: string | null;
  /** As the page that began it chose it. */
  sessionId: string;
  /** Texts that come back at the end. */
  payload: Record<string, string>;
  /** Digest of the session token, once it is known who signs in. */
  sessionKey: string | null;
  expiresAt: number;
}
