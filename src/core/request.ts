import { ValidationError } from './errors/call-errors.ts';
import { apiError } from './errors/normalize.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { Call, CallClient, Identity, RequestOptions } from './types.ts';

export type { Call, RequestOptions } from './types.ts';

/**
 * The seam between generated operations and the policy: sends a call through its client and returns the parsed body. Any
 * 2xx is a success, with or without a body.
 * @throws ApiError for every other response; the error of the policy if there is no response.
 */
export const request = async <T>(call: Call, options: RequestOptions): Promise<T> => {
  const { facts } = call;
  // A caller without types may leave out the client, or all options.
  const { client } = (options ?? {}) as { readonly client?: Partial<CallClient> };
  if (!client?.send)
    throw new ValidationError(`${facts.id}() needs { client } as its last argument`, {
      code: 'missing-client',
    });
  const { response, data, attempts, role } = await client.send(call, options);
  if (response.ok) return data as T;
  const needed = facts.elevated ?? facts.identity;
  throw apiError(response, data, {
    attempts,
    retryable: effectOf(response.status, facts, data),
    retryAfterMs: retryAfter(response),
    // If the caller is one of these identities, it lacks a permission instead.
    neededIdentity: response.status === 403 && !needed?.includes(role as Identity) ? needed : undefined,
  });
};
