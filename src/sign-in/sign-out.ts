import { isApiError } from '../core/errors/guards.ts';
import type { CallOptions } from '../core/types.ts';
import type { SignInClient } from './authorize.ts';
import { pageAddress } from './page-address.ts';

export interface SignOutOptions extends Pick<CallOptions, 'signal' | 'timeout'> {
  /** Address to which the platform's page leads after signing out there too. */
  readonly postFlowUrl: string;
}

/**
 * Signs out of this client at once, also offline, and then of the platform: send the person to `url`. If the address
 * cannot be requested, the promise rejects, but this client is signed out all the same.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without a web address; every error that creating a redirect session
 * may throw.
 */
export const signOut = async (
  client: SignInClient,
  { postFlowUrl, ...options }: SignOutOptions,
): Promise<{ url: string }> => {
  const { session } = client;
  const tokens = await session.getTokens();
  await session.signOut();
  const ask = async (headers: Record<string, string>) => {
    const body = { logout: { clientId: session.clientId }, callbacks: { postFlowUrl } };
    return { url: await pageAddress(client, body, { ...options, headers }) };
  };
  // The address is requested with the token of the member who signs out. If that token has expired, a new visitor asks.
  if (!tokens) return ask({});
  return ask({ authorization: tokens.accessToken.value }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) return ask({});
    throw error;
  });
};
