import createOpenapiClient from 'openapi-fetch';
import { unusable } from './body.ts';
import { CallRequest } from './call-request.ts';
import { jsonBody, queryString } from './query.ts';
import type {
  CallOptions,
  Face,
  HeaderValues,
  OperationFacts,
  Result,
  Send,
  ServiceName,
  Timeout,
  Trace,
} from './types.ts';

/** What every call of a client starts from. */
export interface FaceOptions {
  service: ServiceName;
  send: Send;
  headers?: HeaderValues | undefined;
  timeout?: Timeout | undefined;
  retries?: number | undefined;
  /** The facts of an operation, found by its method and its path template. */
  factsOf: (method: string, path: string) => OperationFacts | undefined;
}

/** What the seam and callers of the raw face may put into `init`. */
interface Init extends CallOptions {
  body?: unknown;
  parseAs?: string;
  facts?: OperationFacts;
  trace?: Trace;
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'] as const;

/** An error body that is empty or no JSON must not pass for "no error", nor hand on somebody's HTML. */
const errorBody = ({ error, response }: Result): unknown =>
  typeof error === 'object' && error
    ? error
    : { message: response.statusText || `HTTP ${response.status}`, details: {} };

/** The openapi-fetch client of one service, with the policy below it and the facts of each operation put in. */
export const createFace = ({ service, send, headers, timeout, retries, factsOf }: FaceOptions): Face => {
  const options = {
    fetch: send,
    Request: CallRequest,
    headers,
    querySerializer: queryString,
    bodySerializer: jsonBody,
  };
  // openapi-fetch wants a whole Request class; it uses no more of it than CallRequest has.
  const client = createOpenapiClient({ ...options, redirect: 'manual' } as never);
  const send_ = client.request as unknown as Face['request'];

  const request = async (method: string, path: string, init: Init = {}): Promise<Result> => {
    const { parseAs, body } = init;
    const facts = init.facts ?? factsOf(method, path);
    const trace = init.trace ?? { attempts: 0 };
    let result: Result;
    try {
      result = await send_(method, path, {
        ...init,
        // The platform expects an object from a call without arguments.
        body: body === undefined && (method === 'POST' || method === 'PATCH') ? {} : body,
        timeout: init.timeout ?? timeout,
        retries: init.retries ?? retries,
        streams: parseAs !== undefined && parseAs !== 'json' && parseAs !== 'text',
        service,
        facts,
        trace,
        // Nothing goes past the policy or to another host.
        fetch: undefined,
        Request: undefined,
        baseUrl: undefined,
      });
    } catch (error) {
      if (error instanceof SyntaxError && trace.response)
        throw unusable({ facts, trace }, trace.response, 'not JSON');
      throw error;
    }
    init.onResponse?.(result.response);
    return result.response.ok ? result : { error: errorBody(result), response: result.response };
  };
  const face: Record<string, unknown> & Face = { ...client, request };
  for (const method of METHODS) face[method] = (path: string, init?: Init) => request(method, path, init);
  return face;
};
