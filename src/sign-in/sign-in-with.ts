import { AuthError } from '../core/errors/auth-error.ts';
import type { CallOptions } from '../core/types.ts';
import type { Session } from '../core/identity/auth.ts';
import { requestTokens } from '../session/token-endpoint.ts';

/** Limits of a flow. If the `signal` aborts, the flow rejects with the signal's own reason; `timeout` is in milliseconds. */
export type FlowOptions = Pick<CallOptions, 'signal' | 'timeout'>;

/**
 * Exchanges a grant, such as an authorization code, for the tokens of a member, and continues as that member. It is sent
 * once. If the person signs out or in meanwhile, that later action wins, and the tokens are discarded.
 * @throws AuthError if the platform gives no tokens; `sign-in-superseded` if the session changed in the meantime, and the
 * grant is then spent; the signal's reason, and the tokens are then discarded.
 */
export const signInWith = async (
  session: Session,
  grant: object,
  options: FlowOptions & Pick<CallOptions, 'headers'> & { readonly settings?: string } = {},
): Promise<void> => {
  let isSuperseded = false;
  let disposal: unknown;
  // A disposal ends the request itself. If it comes after the answer, only this listener notices it.
  const stop = (reason: unknown) => (disposal = reason);
  session.stops.add(stop);
  const leave = session.subscribe(({ type, reason }) => {
    // An asynchronous storage may report only now the session that it had kept. That session is older than this sign-in.
    isSuperseded ||= reason !== 'stored' && (type === 'signed-in' || type === 'signed-out');
  });
  try {
    const { settings, ...own } = options;
    const post: Session['post'] = (path, body) => session.post(path, body, own, 'never');
    const { accessToken, refreshToken } = await requestTokens({ post }, grant, {}, undefined, settings);
    options.signal?.throwIfAborted();
    if (disposal) throw disposal;
    if (isSuperseded)
      throw new AuthError('The session changed while the member signed in', { code: 'sign-in-superseded' });
    await session.setTokens({ accessToken, refreshToken: { ...refreshToken, role: 'member' } });
  } finally {
    leave();
    session.stops.delete(stop);
  }
};
