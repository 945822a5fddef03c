import type { AuthorizeRequest, AuthPrompt } from '../../generated/redirect-session/types.ts';
import { asRead } from '../core/as-read.ts';
import type { CallClient, CallOptions } from '../core/types.ts';
import { PKCE_METHOD } from '../session/literals.ts';
import type { Session } from '../core/identity/auth.ts';
import { canParse } from '../core/web-api.ts';
import { pageAddress } from './page-address.ts';
import { challengeOf, createState, createVerifier } from './pkce.ts';

/** A client that can become a member: a client with `oauth()`. */
export type SignInClient = CallClient & { readonly session: Session };

/** Checks a setup before a flow begins: `passPreflight` of `vitrine/preflight`. */
export type Preflight = (
  client: SignInClient,
  addresses: { readonly redirectUri?: string; readonly origin?: string },
) => Promise<unknown>;

/** The part of an authorization request that differs from flow to flow. */
export type AuthorizePart = {
  readonly [Key in 'redirectUri' | 'responseMode' | 'sessionToken' | 'idp']?:
    | AuthorizeRequest[Key]
    | undefined;
};

/** The address of the platform's authorization page, and the secrets that its answer is checked and redeemed with. */
export interface Authorization {
  readonly url: string;
  readonly state: string;
  /** A secret. */
  readonly codeVerifier: string;
}

/**
 * Requests an authorization page, with a new state and a new PKCE verifier.
 * @throws ValidationError (`invalid-verifier-length`); ApiError (`UNUSABLE_ANSWER`) for an answer without a web address;
 * every error that creating a redirect session may throw.
 */
export const authorize = async (
  client: SignInClient,
  part: AuthorizePart,
  prompt: AuthPrompt,
  verifierLength: number | undefined,
  call: CallOptions,
): Promise<Authorization> => {
  const codeVerifier = createVerifier(verifierLength);
  const state = createState();
  const authRequest = {
    clientId: client.session.clientId,
    codeChallenge: await challengeOf(codeVerifier),
    codeChallengeMethod: PKCE_METHOD,
    responseType: 'code',
    scope: 'offline_access',
    state,
    // Undefined members are left out of the JSON text.
    ...(part as Partial<AuthorizeRequest>),
  } satisfies AuthorizeRequest;
  // A second redirect session for the same sign-in does no harm, so the call is repeated as a read.
  const url = await pageAddress(asRead(client), { auth: { authRequest, prompt } }, call);
  return { url, state, codeVerifier };
};

/** The origin of an address; 'null' for a text that is no address, as browsers write it. */
export const originOf = (address: string): string => (canParse(address) ? new URL(address).origin : 'null');
