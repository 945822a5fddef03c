import { request } from './request.ts';
import type { CallClient, CallOptions, RepeatClass } from './types.ts';

/** Options of a call that has no description. */
export interface AnyCallOptions extends CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The query, as `URLSearchParams` takes it: `{ 'paging.limit': '5' }`, or pairs if a name is repeated. */
  readonly query?: ConstructorParameters<typeof URLSearchParams>[0];
  /** How the call may be repeated. Default: `read` for GET, `never` for all other methods. */
  readonly repeat?: RepeatClass | undefined;
  /**
   * Whether the answer is the same for every caller, so that a cache may keep it. Default false: the call is sent with
   * `cache: 'no-store'`, because the answer may belong to one person.
   */
  readonly public?: boolean | undefined;
}

/**
 * Makes a call that has no description, under the policy of the client.
 * @param path The full public path, with its parameters encoded: `/contacts/v4/contacts/query`. No prefix is added.
 * @returns The parsed body.
 * @throws ApiError for every response that is not a success; NetworkError and TimeoutError without a response.
 */
export type AnyCall = <Data = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options?: AnyCallOptions,
) => Promise<Data>;

export const callWith =
  (client: CallClient): AnyCall =>
  (
    method,
    path,
    { body, query, repeat = method === 'GET' ? 'read' : 'never', public: isPublic, ...options } = {},
  ) =>
    request(
      {
        url: path,
        method,
        query: `${new URLSearchParams(query)}`,
        data: body,
        facts: { id: `${method} ${path}`, repeat, public: isPublic && repeat === 'read' },
      },
      { ...options, client },
    );
