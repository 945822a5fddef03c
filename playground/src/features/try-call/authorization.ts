/** Identities that a call can be sent as; `anyone` sends no token. */
export type TryIdentity = 'visitor' | 'member' | 'owner' | 'app' | 'anyone';

/** Parameters for requesting tokens from the sandbox. */
export interface TrySite {
  readonly url: string;
  readonly clientId: string;
  readonly ownerKey: string;
  /** The member to sign in as. */
  readonly memberId: string;
}

interface TokenAnswer {
  readonly access_token: string;
}

/** App id; the sandbox accepts any. */
const APP = 'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77';

/** Returns the `Authorization` header of an identity at the sandbox; undefined for calls without a token. */
export const authorizationOf = async (
  identity: TryIdentity,
  { url, clientId, ownerKey, memberId }: TrySite,
): Promise<string | undefined> => {
  const token = async (grant: object, authorization?: string): Promise<string> => {
    const response = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(grant),
    });
    return ((await response.json()) as TokenAnswer).access_token;
  };
  const visitor = () => token({ clientId, grantType: 'anonymous' });
  const grants: Readonly<Record<TryIdentity, () => Promise<string | undefined>>> = {
    anyone: () => Promise.resolve(undefined),
    visitor,
    member: async () =>
      token(
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
        `${await visitor()},${ownerKey}`,
      ),
    owner: () => Promise.resolve(ownerKey),
    // Followed by the owner's API key, which `signOn` requires.
    app: async () => {
      const accessToken = await token({
        grant_type: 'client_credentials',
        client_id: APP,
        client_secret: 'sandbox',
        instance_id: APP,
      });
      return `${accessToken},${ownerKey}`;
    },
  };
  return grants[identity]();
};
