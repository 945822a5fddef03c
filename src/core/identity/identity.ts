import type { ConnectedAuth, Grant } from './auth.ts';
import { AuthError } from '../errors/auth-error.ts';
import { within } from '../timeout.ts';
import type { Layer } from '../types.ts';

/**
 * Creates a layer that sends each call with the token of the client's identity, without a scheme word before the token.
 * After a 401, it renews the token, once for all waiting calls, and sends the call again; a second 401 is the result.
 */
export const identity =
  (auth: ConnectedAuth): Layer =>
  (next) =>
  async (request) => {
    const { headers, facts } = request;
    // The call needs no identity, or the caller sets its own authorization.
    if (facts.identity?.length === 0 || headers['authorization']) return next(request);

    const send = (grant: Grant) => {
      // A read may continue as the new identity; a write must not be sent as another identity.
      if (grant.lost && facts.repeat !== 'read')
        throw new AuthError('session lost', {
          code: 'session-lost',
          attempts: request.progress.attempts,
          cause: grant.lostBy,
        });
      request.progress.role = grant.role;
      Object.assign(headers, grant.headers);
      return next(request);
    };
    const wait = (grant: Promise<Grant>) => within(request, () => grant);

    // An aborted call must not request tokens.
    request.options.signal?.throwIfAborted();
    const options = { retries: request.options.retries };
    const ready = auth.authorize(options);
    const grant = ready instanceof Promise ? await wait(ready) : ready;
    const answer = await send(grant);
    if (answer.response.status !== 401 || !auth.renew || facts.credentials) return answer;
    return send(await wait(auth.renew(grant, options)));
  };
