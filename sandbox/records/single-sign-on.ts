/** A person as known to an identity provider. */
export interface ProviderPerson {
  id: string;
  email: string;
  name: string;
}

/** A code or token of a provider for a person. It works once and is stored under its digest. */
export interface ProviderGrantRecord {
  connectionId: string;
  person: ProviderPerson;
  expiresAt: number;
}

/** A pending single sign-on, stored under the digest of its state. */
export interface SingleSignOnRecord {
  connectionId: string;
  tenantId: string;
  /** The return address; null: the authorization page of a redirect session. */
  returnTo: string | null;
  redirectSessionId: string | null;
  /** Chosen by the page that began the sign-on. */
  sessionId: string;
  /** Texts that are returned at the end. */
  payload: Record<string, string>;
  /** The digest of the session token, once the person is known. */
  sessionKey: string | null;
  expiresAt: number;
}
