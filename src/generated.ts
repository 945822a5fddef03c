/** The parts of the client that the code of `vitrine generate` imports. */
import { CONSISTENCY } from './core/consistency.ts';
import { notify } from './core/listener.ts';
import { request } from './core/request.ts';
import type { Call, RequestOptions } from './core/types.ts';

export { bindCalls, type BindCalls } from './core/bound-services.ts';
export { mergedFields, withFieldMask } from './core/field-mask.ts';
export { longQuery } from './core/long-query.ts';
export { packedQuery } from './core/packed-query.ts';
export { paged } from './core/paged.ts';
export type { Projected, Replaced } from './core/projected.ts';
export { queryText } from './core/query.ts';
export { request } from './core/request.ts';
export type { CallOptions, Reply, RequestOptions } from './core/types.ts';
export type { Undeclared } from './core/undeclared.ts';

/** Options without the platform's consistency mark, which no other host may need to allow. */
const unmarked = <Options extends RequestOptions>(options: Options): Options => ({
  ...options,
  headers: { [CONSISTENCY]: null, ...options?.headers },
});

/** Sends a call to a service that is not the platform's, and returns the parsed JSON, as {@link request} does. */
export const requestOwn = <T>(call: Call, options: RequestOptions): Promise<T> =>
  request<T>(call, unmarked(options));

/** Sends a call to such a service, and returns the body of a success as text or as a file. */
export const requestBody = async <Form extends 'text' | 'blob'>(
  form: Form,
  call: Call,
  options: RequestOptions,
): Promise<Awaited<ReturnType<Response[Form]>>> => {
  let answer: Response | undefined;
  const onResponse = (response: Response): void => {
    answer = response;
    notify(options.onResponse, response);
  };
  await request(call, { ...unmarked(options), parseAs: form, onResponse });
  return (await answer?.[form]()) as Awaited<ReturnType<Response[Form]>>;
};
