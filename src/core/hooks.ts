import { failureOf } from './failure.ts';
import { notify } from './listener.ts';
import { within } from './timeout.ts';
import type { Answer, CallEvent, CallRequest, Layer } from './types.ts';

/** A call as a request hook sees it: without body and token. Its headers are those of the caller. */
export type HookedCall = Pick<CallRequest, 'url' | 'method' | 'facts' | 'headers'>;

/** A failed call as an error hook sees it: without headers, body and query. */
export type FailedCall = Pick<CallEvent, 'operation' | 'service' | 'method' | 'path' | 'role'>;

/**
 * Creates a layer that shows each call to a listener before anything is sent, and waits for the listener:
 * `createClient({ layers: [onRequest(({ headers }) => { headers['x-trace'] = id() })] })`. The listener may change the
 * headers, with names in lower case. An error that the listener throws ends the call, and so does the end of the call's
 * time.
 */
export const onRequest =
  (listener: (call: HookedCall) => void | Promise<void>): Layer =>
  (next) =>
  async (request) => {
    const { url, method, facts, headers } = request;
    await within(request, async () => listener({ url, method, facts, headers }));
    return next(request);
  };

/**
 * Creates a layer that reports each failure to a listener before the caller gets it, whether the call throws it or,
 * with the openapi-fetch client, returns it. Failures of calls that carry credentials are reported without the
 * credentials, even if the server repeats them. An error of the listener is ignored: the caller gets the failure
 * itself.
 */
export const onError =
  (listener: (error: unknown, call: FailedCall) => void): Layer =>
  (next) =>
  async (request) => {
    const { facts, method, url } = request;
    const [path = ''] = url.split('?');
    const tell = (error: unknown): void =>
      notify(listener, error, {
        operation: facts.id,
        service: facts.service,
        method,
        path,
        role: request.progress.role,
      });
    let answer: Answer;
    try {
      answer = await next(request);
    } catch (error) {
      tell(error);
      throw error;
    }
    if (!answer.response.ok) tell(failureOf(request, answer));
    return answer;
  };
