import { ValidationError } from '../errors/call-errors.ts';
import { apiError } from '../errors/normalise.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { Call, RequestOptions, Trace } from './types.ts';

export type { Call, RequestOptions } from './types.ts';

/**
 * The seam: sends a call of a generated operation through its client and unwraps the answer. It is all that generated
 * operations import. Any 2xx is a success, with or without a body.
 * @throws ApiError for every other answer, and whatever the policy throws when there is none.
 */
export const request = async <T>(call: Call, options: RequestOptions): Promise<T> => {
  const { url, method, params, data, facts } = call;
  // Callers without types forget it, and what it would fail with says nothing.
  const client = (options as Partial<RequestOptions> | undefined)?.client;
  if (!client)
    throw new ValidationError(
      'missing-client',
      `${facts.id}: pass { client } as the last argument, where client is what createClient() gave you: ${facts.id}({ client: site }).`,
    );
  const trace: Trace = { attempts: 0 };
  const init = { ...options, client: undefined, params: { query: params }, body: data, facts, trace };
  const { response, data: answer, error } = await client.face(facts.service).request(method, url, init);
  if (response.ok) return answer as T;
  throw apiError(response, error, {
    attempts: trace.attempts,
    retryable: effectOf(response.status, facts),
    retryAfterMs: retryAfter(response.headers.get('Retry-After'), Date.now()),
  });
};
