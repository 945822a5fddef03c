/** Who may try a call. */
export type TryIdentity = 'visitor' | 'member' | 'owner' | 'app' | 'anybody';

/** What tokens are asked for with. */
export interface TrySite {
  readonly url: string;
  readonly clientId: string;
  readonly ownerKey: string;
  /** A member to sign in as. */
  readonly memberId: string;
}

interface TokenAnswer {
  readonly access_token: string;
}

/** Ids that any simulated site takes for an app. */
const APP = 'b1d3c6a8-0f0d-4c86-9a0e-5b0c8c1f3e77';

/** The header `Authorization` of an identity at the sandbox; undefined for calls that need none. */
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
    anybody: () => Promise.resolve(undefined),
    visitor,
    member: async () =>
      token(
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
        `${await visitor()},${ownerKey}`,
      ),
    owner: () => Promise.resolve(ownerKey),
    // With the owner's API key, which `signOn` asks for.
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
