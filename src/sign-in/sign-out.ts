import { isApiError } from '../core/errors/guards.ts';
import type { CallOptions } from '../core/types.ts';
import type { SignInClient } from './authorize.ts';
import { pageAddress } from './page-address.ts';

export interface SignOutOptions extends Pick<CallOptions, 'signal' | 'timeout'> {
  /** Where the platform's page leads to when the person is signed out there too. */
  readonly postFlowUrl: string;
}

/**
 * Signs out: here and at once, also offline, and then at the platform: send the person to `url`. The session is over
 * even when the address cannot be had, which then rejects.
 * @throws ApiError (`UNUSABLE_ANSWER`) for an answer without a web address; whatever creating a redirect session may throw.
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
  // The address is asked for as who signs out; a token that has ended asks as a new visitor.
  if (!tokens) return ask({});
  return ask({ authorization: tokens.accessToken.value }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 401) return ask({});
    throw error;
  });
};
