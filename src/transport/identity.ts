import type { ConnectedAuth, Grant } from '../auth/types.ts';
import { AuthError } from '../errors/auth-error.ts';
import type { CallRequest } from './call-request.ts';
import type { Layer } from './types.ts';
import { within } from './within.ts';

/** Services whose calls carry passwords, codes or one-time captcha tokens: sent once, also after a 401 (security P15). */
const CREDENTIALS = new Set<string>(['oauth2', 'authentication', 'recovery', 'verification']);

/** A write is not carried out as somebody else (security 4.2); a read is harmless. */
const guard = ({ facts, trace }: CallRequest, lost: boolean): void => {
  if (lost && facts?.repeat !== 'read')
    throw new AuthError('session lost', {
      code: 'session-lost',
      attempts: trace.attempts,
      advice: 'The session ended and this call was not carried out: sign in again, then repeat it.',
    });
};

/**
 * Sends each call with the token of the client's identity; the token goes without a scheme word.
 * After a 401 the token is renewed, once for all that wait, and the call is sent once more; a second 401 is the answer.
 */
export const identity =
  (auth: ConnectedAuth): Layer =>
  (next) =>
  async (request) => {
    const { facts, headers, trace } = request;
    // Nobody needs to be known, or the caller says who it is.
    if (facts?.identity.length === 0 || headers.has('Authorization')) return next(request);

    const put = (grant: Grant) => {
      guard(request, grant.lost);
      trace.role = grant.role;
      for (const name in grant.headers) headers.set(name, grant.headers[name] ?? '');
    };
    const first = auth.authorize();
    const grant = first instanceof Promise ? await within(request, first) : first;
    put(grant);
    const response = await next(request);
    if (response.status !== 401 || !auth.renew || CREDENTIALS.has(request.service)) return response;

    const renewed = within(request, auth.renew(grant));
    // Without facts a call is never sent again, but the next one shall not meet the refused token.
    if (!facts)
      return renewed.then(
        () => response,
        () => response,
      );
    put(await renewed);
    return next(request);
  };
