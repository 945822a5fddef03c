import { AuthError } from '../core/errors/auth-error.ts';
import type { CallOptions } from '../core/types.ts';
import type { Session } from '../session/session.ts';
import { requestTokens } from '../session/token-endpoint.ts';

/** How far a flow goes: a `signal` ends it, and it then rejects with the signal's own reason; `timeout` in milliseconds. */
export type FlowOptions = Pick<CallOptions, 'signal' | 'timeout'>;

/**
 * Trades a grant, such as an authorization code, for the tokens of a member, and goes on as that member. It is sent
 * once. A sign-out or another sign-in in the meantime is not undone.
 * @throws AuthError when the platform gives no tokens; `sign-in-superseded` when the session changed in the meantime, and
 * then the grant is used up; the signal's reason, and then nothing of the answer is kept.
 */
export const signInWith = async (
  session: Session,
  grant: object,
  options: FlowOptions & Pick<CallOptions, 'headers'> = {},
): Promise<void> => {
  let overtaken = false;
  let ended: unknown;
  // The request ends by itself with the session; between its answer and the tokens there is nothing else that would.
  const stop = (reason: unknown) => (ended = reason);
  session.stops.add(stop);
  const leave = session.subscribe(({ type, reason }) => {
    // Whom a storage had kept is who was here before: it may say so only after the page has come back from its sign-in.
    overtaken ||= reason !== 'stored' && (type === 'signed-in' || type === 'signed-out');
  });
  try {
    const post: Session['post'] = (path, body) => session.post(path, body, options, 'never');
    const { accessToken, refreshToken } = await requestTokens({ post }, grant);
    options.signal?.throwIfAborted();
    if (ended) throw ended;
    if (overtaken)
      throw new AuthError('The session changed while the member signed in', { code: 'sign-in-superseded' });
    await session.setTokens({ accessToken, refreshToken: { ...refreshToken, role: 'member' } });
  } finally {
    leave();
    session.stops.delete(stop);
  }
};
