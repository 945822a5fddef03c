import type { ParseAs, ParseAsResponse } from 'openapi-fetch';
import type { CallOptions } from '../types.ts';

/**
 * The openapi-fetch client of a service: calls by path, through the policy of a client. `GET`, `POST` and so on take
 * the path of the description, then `params`, `body` and the options of the call. They resolve to `data` or `error`,
 * with the `response`. Members of openapi-fetch that would bypass the policy are left out: middleware, and a fetch or a
 * base address for one call.
 */
export interface OpenApiClient<Paths extends object> {
  readonly GET: CallByPath<Paths, 'get'>;
  readonly PUT: CallByPath<Paths, 'put'>;
  readonly POST: CallByPath<Paths, 'post'>;
  readonly DELETE: CallByPath<Paths, 'delete'>;
  readonly PATCH: CallByPath<Paths, 'patch'>;
  /** The same with the method given in lower case. */
  readonly request: <
    Method extends HttpMethod,
    Path extends PathsWith<Paths, Method>,
    Form extends ParseAs = 'json',
  >(
    method: Method,
    path: Path,
    ...init: Init<OperationAt<Paths, Path, Method>, Form>
  ) => Promise<Result<OperationAt<Paths, Path, Method>, Form>>;
}

// The call types of openapi-fetch accept any unknown member, in the body too, because they infer the type of the
// argument from the argument, for `parseAs`. Here only `parseAs` is inferred.
type CallByPath<Paths extends object, Method extends HttpMethod> = <
  Path extends PathsWith<Paths, Method>,
  Form extends ParseAs = 'json',
>(
  path: Path,
  ...init: Init<OperationAt<Paths, Path, Method>, Form>
) => Promise<Result<OperationAt<Paths, Path, Method>, Form>>;

type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch';

type PathsWith<Paths extends object, Method extends HttpMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Readonly<Record<Method, object>> ? Path : never;
}[keyof Paths];

type OperationAt<Paths extends object, Path extends keyof Paths, Method extends HttpMethod> =
  Paths[Path] extends Readonly<Record<Method, infer Operation extends object>> ? Operation : never;

type Nothing = Record<never, never>;

/** The argument is optional if none of its members is required. */
type Init<Operation, Form extends ParseAs> = Nothing extends Params<Operation> & Body<Operation>
  ? [init?: Params<Operation> & Body<Operation> & InitOptions<Form>]
  : [init: Params<Operation> & Body<Operation> & InitOptions<Form>];

interface InitOptions<Form extends ParseAs> extends Omit<CallOptions, 'parseAs'> {
  /**
   * The form in which the body is read; reading it has then no time limit. Default: JSON, under the policy's limits.
   */
  readonly parseAs?: Form | undefined;
}

type Params<Operation> = Operation extends { parameters: infer Given }
  ? Nothing extends Given
    ? { readonly params?: Given }
    : { readonly params: Given }
  : Nothing;

type Body<Operation> = Operation extends { requestBody: Json<infer Given> }
  ? { readonly body: Given }
  : Operation extends { requestBody?: never }
    ? { readonly body?: never }
    : Operation extends { requestBody?: Json<infer Given> }
      ? { readonly body?: Given }
      : Nothing;

interface Json<Given> {
  content: { 'application/json': Given };
}

/** `data` for a 2xx, `error` for every other status, and the response, whose body has been read. */
type Result<Operation, Form extends ParseAs> =
  | {
      data: ParseAsResponse<Success<Operation>, { parseAs: Form }>;
      error?: never;
      response: Response;
    }
  | { data?: never; error: Failure<Operation>; response: Response };

type SuccessStatus = 200 | 201 | 202 | 204;

type Success<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & SuccessStatus]>
  : never;

type Failure<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[Exclude<keyof Responses, SuccessStatus>]>
  : never;

type JsonOf<Answer> = Answer extends Json<infer Given> ? Given : never;
