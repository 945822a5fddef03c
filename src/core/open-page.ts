import { timeLimit } from './timeout.ts';
import type { CallOptions, CallRequest, OperationFacts, Stops } from './types.ts';
import { type Fetch, wire } from './wire.ts';

const facts: OperationFacts = { id: 'openPage', service: 'oauth2', repeat: 'read', identity: [] };

/**
 * Requests a page of the platform, as a browser would, and returns its response without following a redirect. The address
 * may hold secrets, so the layers of the client, such as a log, do not see it. The body is not read.
 * @throws NetworkError or TimeoutError without a response; the signal's reason.
 */
export const openPage = async (
  fetch: Fetch | undefined,
  stops: Stops,
  address: string,
  { signal, timeout = 30_000 }: Pick<CallOptions, 'signal' | 'timeout'>,
): Promise<Response> => {
  const request: CallRequest = {
    url: address,
    method: 'GET',
    facts,
    headers: { accept: 'text/html' },
    body: undefined,
    options: { signal, parseAs: 'stream' },
    limit: () => timeout,
    timeout,
    deadline: performance.now() + timeout,
    stops,
    progress: { attempts: 0 },
  };
  const { response } = await timeLimit(wire(fetch, new URL(address).origin))(request);
  // An unread body would keep the connection.
  await response.body?.cancel().catch(() => undefined);
  return response;
};
