import { ValidationError } from './errors/call-errors.ts';
import { apiError } from './errors/normalise.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { Call, CallClient, Identity, RequestOptions } from './types.ts';

export type { Call, RequestOptions } from './types.ts';

/**
 * The seam: sends a call of a generated operation through its client and unwraps the answer. It is all that generated
 * operations import. Any 2xx is a success, with or without a body.
 * @throws ApiError for every other answer, and whatever the policy throws when there is none.
 */
export const request = async <T>(call: Call, options: RequestOptions): Promise<T> => {
  const { facts } = call;
  // Callers without types forget it, and what it would fail with says nothing.
  const { client } = Object(options) as { client?: Partial<CallClient> };
  if (!client?.send)
    throw new ValidationError(`${facts.id}() needs { client } as its last argument`, {
      code: 'missing-client',
    });
  const { response, data, attempts, role } = await client.send(call, options);
  if (response.ok) return data as T;
  const needed = facts.elevated ?? facts.identity;
  throw apiError(response, data, {
    attempts,
    retryable: effectOf(response.status, facts),
    retryAfterMs: retryAfter(response),
    // A caller with one of these identities lacks a permission instead.
    neededIdentity: response.status === 403 && !needed?.includes(role as Identity) ? needed : undefined,
  });
};
