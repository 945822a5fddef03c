import { AuthError } from '../../errors/auth-error.ts';
import { isAuthError } from '../../errors/guards.ts';
import { MEMBER_TOKENS_FAILED } from '../literals.ts';
import type { Session } from '../session.ts';
import { signInWith } from './sign-in-with.ts';

/** A code and what proves that it is ours. */
export interface CodeGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri?: string;
}

/**
 * Trades an authorization code for the tokens of its member; sent once.
 * @throws AuthError with the message 'Failed to get member tokens' when there are none.
 */
export const exchangeCode = async (session: Session, grant: CodeGrant): Promise<void> => {
  try {
    await signInWith(session, { clientId: session.clientId, grantType: 'authorization_code', ...grant });
  } catch (error) {
    if (!isAuthError(error) || error.code === 'session-changed') throw error;
    const { code, status, description, requestId, retryable, attempts } = error;
    throw new AuthError(MEMBER_TOKENS_FAILED, {
      code,
      description,
      requestId,
      retryable,
      attempts,
      cause: error,
      ...(status !== undefined && { status }),
    });
  }
};
