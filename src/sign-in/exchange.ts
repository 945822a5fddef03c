import { AuthError, type AuthErrorCode } from '../core/errors/auth-error.ts';
import { isAuthError } from '../core/errors/guards.ts';
import { MEMBER_TOKENS_FAILED } from '../session/literals.ts';
import type { Session } from '../session/session.ts';
import { type FlowOptions, signInWith } from './sign-in-with.ts';

/** A code and what proves that it is ours. */
export interface CodeGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri?: string;
}

/**
 * Trades an authorization code for the tokens of its member; sent once.
 * @throws AuthError with the message 'Failed to get member tokens' when there are none; `sign-in-superseded` when the
 * session changed during the exchange; the signal's reason.
 */
export const exchangeCode = (
  session: Session,
  { code, codeVerifier, redirectUri }: CodeGrant,
  options?: FlowOptions,
): Promise<void> =>
  cutting([code, codeVerifier], { invalid_grant: { code: 'code-expired' } }, () =>
    signInWith(
      session,
      {
        clientId: session.clientId,
        grantType: 'authorization_code',
        code,
        codeVerifier,
        ...(redirectUri && { redirectUri }),
      },
      options,
    ),
  );

/**
 * Gives the failure of a token request the message of specification 8, and cuts what was sent out of the words that came
 * back. The first error is left behind, since it has those words in full.
 * @param refusals The error's code by the OAuth error of a refusal, where it means something else for this grant.
 */
export const cutting = async (
  secrets: readonly string[],
  refusals: Readonly<Record<string, { readonly code: AuthErrorCode }>>,
  grant: () => Promise<void>,
): Promise<void> => {
  try {
    await grant();
  } catch (error) {
    if (!isAuthError(error) || /^session-(changed|disposed)$|superseded/.test(error.code)) throw error;
    const { status, description = '', requestId, retryable, attempts, retryAfterMs } = error;
    const [oauthError = ''] = description.split(':');
    const { code } = (retryable === 'no' && refusals[oauthError]) || error;
    throw new AuthError(MEMBER_TOKENS_FAILED, {
      code,
      // Words with the beginning of a secret in them are left out altogether: they may have the rest of it in any form.
      description: secrets.some((secret) => description.includes(secret.slice(0, 4))) ? code : description,
      requestId,
      retryable,
      attempts,
      retryAfterMs,
      ...(status !== undefined && { status }),
    });
  }
};
