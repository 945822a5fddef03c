import { entryOf } from '../core/json.ts';
import { AuthError, type AuthErrorCode } from '../core/errors/auth-error.ts';
import { isAuthError } from '../core/errors/guards.ts';
import { MEMBER_TOKENS_FAILED } from '../session/literals.ts';
import type { Session } from '../core/identity/auth.ts';
import { type FlowOptions, signInWith } from './sign-in-with.ts';

/** A code, and the secrets that prove that this client requested it. */
export interface CodeGrant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri?: string;
}

/** The error if the platform refuses a code: it was used, or its time is over. */
const VOID = { code: 'code-expired' } as const;

/**
 * Exchanges an authorization code for the tokens of its member; sent once.
 * @throws AuthError with the message 'Failed to get member tokens' if the code brings no tokens; `sign-in-superseded` if
 * the session changed during the exchange; the signal's reason.
 */
export const exchangeCode = (
  session: Session,
  { code, codeVerifier, redirectUri }: CodeGrant,
  options?: FlowOptions,
): Promise<void> =>
  withoutSentSecrets(
    [code, codeVerifier],
    () =>
      signInWith(
        session,
        {
          clientId: session.clientId,
          grantType: 'authorization_code',
          code,
          codeVerifier,
          redirectUri,
        },
        options,
      ),
    { 'token-refused': VOID.code },
  );

/** Errors about the session, not about the grant: they keep their own message. */
const ABOUT_SESSION: readonly AuthErrorCode[] = ['session-changed', 'session-disposed', 'sign-in-superseded'];

/**
 * Gives the failure of a token request the message 'Failed to get member tokens', and removes the secrets that were sent
 * from its description. The first error is not kept as the cause, since its texts may hold the secrets.
 * @param codes Codes of a definitive refusal that mean something else for this grant.
 */
export const withoutSentSecrets = async <Result>(
  secrets: readonly string[],
  grant: () => Promise<Result>,
  codes: Readonly<Partial<Record<AuthErrorCode, AuthErrorCode>>> = {},
): Promise<Result> => {
  try {
    return await grant();
  } catch (error) {
    if (!isAuthError(error) || ABOUT_SESSION.includes(error.code)) throw error;
    const { description = '' } = error;
    const code = entryOf(codes, error.code) ?? error.code;
    // If the beginning of a secret is in the text, leave all of the text out: it may hold the rest in any form.
    const isUnclean = secrets.some((secret) => description.includes(secret.slice(0, 4)));
    throw new AuthError(MEMBER_TOKENS_FAILED, {
      ...(error as object),
      code,
      description: isUnclean ? code : description,
    });
  }
};
