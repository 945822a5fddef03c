import { AuthError } from '../../errors/auth-error.ts';
import type { Session } from '../session.ts';
import { requestTokens } from '../token-endpoint.ts';

/**
 * Trades a grant, such as an authorization code, for the tokens of a member, and goes on as that member. It is sent
 * once. A sign-out or another sign-in in the meantime is not undone.
 * @throws AuthError when the platform gives no tokens, or the session changed in the meantime.
 */
export const signInWith = async (
  session: Session,
  grant: object,
  headers?: Readonly<Record<string, string>>,
): Promise<void> => {
  let overtaken = false;
  const leave = session.subscribe(({ type }) => {
    overtaken ||= type === 'signed-in' || type === 'signed-out';
  });
  try {
    const post: Session['post'] = (path, body) => session.post(path, body, headers, 'never');
    const { accessToken, refreshToken } = await requestTokens({ post }, grant);
    if (overtaken) throw new AuthError('session changed', { code: 'session-changed', retryable: 'yes' });
    await session.setTokens({ accessToken, refreshToken: { ...refreshToken, role: 'member' } });
  } finally {
    leave();
  }
};
