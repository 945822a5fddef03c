import type { TokenRequest } from '../../generated/oauth2/types.ts';
import { createToken } from '../../generated/oauth2/operations.ts';
import { getCurrentCart } from '../../generated/carts/operations.ts';
import {
  apiKey,
  app,
  createClient,
  memoryStorage,
  oauth,
  type Tokens,
  type VitrineClient,
} from '../../src/index.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import type { Operation } from './inventory.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';

/** Calls that visitors may make, but that have something to answer for a member only. */
const ofMembers: ReadonlySet<string> = new Set(['getCurrentMember', 'listCurrentRsvps']);

/** A token for each identity, and the owner's API key. */
export interface Identities {
  readonly visitor: Tokens;
  readonly memberToken: string;
  readonly ownerApiKey: string;
}

/** Requests the tokens from the sandbox. */
export const identitiesOf = async (sandbox: Sandbox, host: string): Promise<Identities> => {
  const { ownerApiKey } = sandbox.state.settings;
  /** The access token of a grant, for identities that the client does not support by itself. */
  const tokenOf = async (grant: TokenRequest, authorization?: string): Promise<string> => {
    const headers = { Authorization: authorization };
    const { access_token } = await createToken(grant, { client: createClient({ host }), headers });
    return access_token;
  };
  const anonymous = await tokenOf({ clientId, grantType: 'anonymous' });
  const memberId = sandbox.state.members[0]?.id ?? '';
  const memberToken = await tokenOf(
    { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
    `${anonymous},${ownerApiKey}`,
  );
  const visiting = createClient({ auth: oauth({ clientId }), host });
  await getCurrentCart({ client: visiting }).catch(() => undefined);
  const visitor = await visiting.session.getTokens();
  if (!visitor) throw new Error('The sandbox gave a visitor no tokens.');
  return { visitor, memberToken, ownerApiKey };
};

/**
 * One client for each identity: a visitor, a member, the owner, an app. `dangerouslyAllowBrowser` is set because the
 * tests of hooks run in a page.
 */
export const callersOf = (identities: Identities, host: string, fetch: Fetch) => {
  const storage = memoryStorage();
  void storage.save(`${clientId}@${host}`, identities.visitor);
  const visitor = createClient({ auth: oauth({ clientId, storage }), host, fetch });
  const withToken = (token: string) => createClient({ host, fetch, headers: { Authorization: token } });
  const owner = createClient({
    auth: apiKey({ dangerouslyAllowBrowser: true, key: identities.ownerApiKey }),
    host,
    fetch,
  });
  const member = withToken(identities.memberToken);
  // The token request of the app is not recorded: the tests look at the call only.
  const unrecordedToken: Fetch = (url, init) =>
    (url.endsWith('/oauth2/token') ? globalThis.fetch : fetch)(url, init);
  const installed = app({
    dangerouslyAllowBrowser: true,
    appId: clientId,
    appSecret: 'secret',
    instanceId: clientId,
    apiKey: identities.ownerApiKey,
  });
  const callers: Record<string, VitrineClient> = {
    visitor,
    member,
    owner,
    app: createClient({ auth: installed, host, fetch: unrecordedToken }),
  };
  const may = ({ id, identity }: Operation): VitrineClient => {
    const caller = ofMembers.has(id) ? 'member' : (identity[0] ?? 'visitor');
    return callers[caller] ?? visitor;
  };
  return { visitor, withToken, may };
};
