import createOpenapiClient from 'openapi-fetch';
import { withPage } from '../default-page.ts';
import { type FieldMask, mergedFields, withFieldMask } from '../field-mask.ts';
import { longQuery } from '../long-query.ts';
import { packedQuery } from '../packed-query.ts';
import { queryText } from '../query.ts';
import type { Answer, CallClient, CallOptions, ClientFor, OperationFacts } from '../types.ts';
import type { OpenApiClient } from './openapi-types.ts';
import type { DescribedOperation, Service } from './service.ts';

/** Second argument of openapi-fetch's GET, POST and so on. */
interface Init extends CallOptions {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly body?: unknown;
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type LooseRequest = (method: string, path: string, init?: object) => Promise<Result>;

/** The request of a call as openapi-fetch creates it; a real Request would cost more than the rest of the call. */
class Outgoing {
  readonly url: string;
  readonly body: unknown;

  constructor(url: string, { body }: { body?: unknown }) {
    this.url = url;
    this.body = body;
  }
}

/**
 * Makes the openapi-fetch client of a service, whose calls go through the policy of a client:
 *
 *     const carts = openApiClient(site, cartsService);
 *     const { data, error, response } = await carts.GET('/v1/carts/current');
 *
 * For a client that can only be a visitor or a member it has the calls that these may make.
 */
export const openApiClient = <Paths extends object, Public extends object, Client extends CallClient>(
  client: Client,
  { service, operations }: Service<Paths, Public>,
): OpenApiClient<Client extends ClientFor<'owner' | 'app'> ? Paths : Public> => {
  const openapi = createOpenapiClient<Paths>({
    // openapi-fetch asks for the Request class and uses only these two members of it.
    Request: Outgoing as unknown as typeof Request,
    // The policy writes query and body, for named operations too.
    querySerializer: () => '',
    bodySerializer: (body) => body,
  });
  const send = openapi.request as unknown as LooseRequest;
  const facts = new Map<string, OperationFacts & DescribedOperation>(
    Object.entries(operations).map(([id, known]) => [
      `${known.method} ${known.path}`,
      { ...known, id, service },
    ]),
  );

  const [first] = Object.values(operations);
  // A path without a description gets the prefix of the service's other paths, and is as confidential.
  const undescribed = (method: string, path: string): OperationFacts & Partial<DescribedOperation> => ({
    id: `${method} ${path}`,
    service,
    repeat: method === 'GET' ? 'read' : 'never',
    credentials: first?.credentials,
    prefixes: first?.prefixes ?? [],
  });

  const request = async (
    method: string,
    path: string,
    { params, body, ...options }: Init = {},
  ): Promise<Result> => {
    const { parseAs } = options;
    let answer: Answer | undefined;
    const fetch = async ({ url, body: given }: Outgoing): Promise<Response> => {
      const known = facts.get(`${method} ${path}`) ?? undescribed(method, path);
      const body = known.fieldMask ? masked(given, known.fieldMask) : given;
      const { page, packed = false } = known;
      const isInQuery = method === 'GET';
      const data = page && !isInQuery ? withPage(body, page) : body;
      const search = page && isInQuery ? withPage(params?.query, page) : params?.query;
      const query = (packed ? packedQuery : queryText)(search);
      const call = { url, method, query, data, facts: known };
      const below = known.longQuery?.slice(path.length);
      answer = await client.send(below === undefined ? call : longQuery(call, search, below), options);
      const { response } = answer;
      // The policy has already read and parsed the body within its limits, so openapi-fetch gets an empty body. The
      // status is not copied: a redirect that a browser hides has the status 0, which the constructor of Response
      // rejects.
      return parseAs ? response : new Response(null, { status: response.ok ? 200 : 400 });
    };
    const init = { params: { path: params?.path }, body, parseAs: parseAs ?? 'stream', fetch };
    const result = await send(method, path, init);
    return answer ? resultOf(result, answer, parseAs !== undefined) : result;
  };
  const bound = (method: string) => (path: string, init?: Init) => request(method, path, init);
  const calls: Record<keyof OpenApiClient<Paths>, unknown> = {
    request: (method: string, path: string, init?: Init) => request(method.toUpperCase(), path, init),
    GET: bound('GET'),
    PUT: bound('PUT'),
    POST: bound('POST'),
    DELETE: bound('DELETE'),
    PATCH: bound('PATCH'),
  };
  return calls as OpenApiClient<Client extends ClientFor<'owner' | 'app'> ? Paths : Public>;
};

const masked = (body: unknown, [mask, fields, of]: FieldMask): unknown =>
  withFieldMask(body, mask, fields, of, mergedFields);

/** Result of openapi-fetch with the body that the policy has parsed. */
const resultOf = (result: Result, { response, data }: Answer, isRaw: boolean): Result => {
  if (response.ok) return { data: isRaw ? result.data : data, response };
  const error = isRaw ? result.error : data;
  // An error body that is empty or not JSON must not pass for "no error", nor may its HTML be handed on.
  return {
    error: typeof error === 'object' && error ? error : { message: `HTTP ${response.status}`, details: {} },
    response,
  };
};
