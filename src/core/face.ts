import createOpenapiClient from 'openapi-fetch';
import type { ServiceFace } from './face-types.ts';
import { withFieldMask } from './field-mask.ts';
import { longQuery } from './long-query.ts';
import { packedQuery } from './packed-query.ts';
import { queryText } from './query.ts';
import type { ServiceFacts } from './service-facts.ts';
import type { Answer, CallClient, CallOptions, OperationFacts, OutgoingCall } from './types.ts';

/** What openapi-fetch takes as the second argument of GET, POST and so on. */
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

/** What openapi-fetch makes of a call; a real Request would cost more than the rest of it. */
class Outgoing {
  readonly url: string;
  readonly body: unknown;

  constructor(url: string, { body }: { body?: unknown }) {
    this.url = url;
    this.body = body;
  }
}

/** Makes the raw face of a service for one client. */
export const createFace = <Paths extends object>(
  client: CallClient,
  { service, operations }: ServiceFacts,
): ServiceFace<Paths> => {
  const openapi = createOpenapiClient<Paths>({
    // openapi-fetch wants a whole Request class and uses no more of it than this one has.
    Request: Outgoing as unknown as typeof Request,
    // Query and body are written in one place for every face: by the policy.
    querySerializer: () => '',
    bodySerializer: (body) => body,
  });
  const send = openapi.request as unknown as LooseRequest;
  const facts = new Map<string, OperationFacts & ServiceFacts['operations'][string]>(
    Object.entries(operations).map(([id, known]) => [
      `${known.method} ${known.path}`,
      { ...known, id, service },
    ]),
  );

  // A path that no description knows has the prefix of its neighbours.
  const prefixes = Object.values(operations)[0]?.prefixes;

  const request = async (
    method: string,
    path: string,
    { params, body, ...options }: Init = {},
  ): Promise<Result> => {
    const { parseAs } = options;
    let answer: Answer | undefined;
    const fetch = async ({ url, body: given }: Outgoing): Promise<Response> => {
      const known = facts.get(`${method} ${path}`);
      const data = known?.fieldMask ? withFieldMask(given, ...known.fieldMask) : given;
      const query = (known?.packed ? packedQuery : queryText)(params?.query);
      const call: OutgoingCall = { url, method, query, data, service, facts: known, prefixes };
      const below = known?.longQuery?.slice(path.length);
      answer = await client.send(below ? longQuery(call, params?.query, below) : call, options);
      const { response } = answer;
      // The policy has read and parsed the body already, under its limits: openapi-fetch gets an empty one. Its status
      // is not copied, because a redirect that a browser hides has the status 0, which no Response can be given.
      return parseAs ? response : new Response(null, { status: response.ok ? 200 : 400 });
    };
    const init = { params: { path: params?.path }, body, parseAs: parseAs ?? 'stream', fetch };
    const result = await send(method, path, init);
    return answer ? resultOf(result, answer, parseAs !== undefined) : result;
  };
  const bound = (method: string) => (path: string, init?: Init) => request(method, path, init);
  const face: Record<keyof ServiceFace<Paths>, unknown> = {
    request: (method: string, path: string, init?: Init) => request(method.toUpperCase(), path, init),
    GET: bound('GET'),
    PUT: bound('PUT'),
    POST: bound('POST'),
    DELETE: bound('DELETE'),
    PATCH: bound('PATCH'),
  };
  return face as ServiceFace<Paths>;
};

/** openapi-fetch's result with what the policy has parsed. */
const resultOf = (result: Result, { response, data }: Answer, isRaw: boolean): Result => {
  if (response.ok) return { data: isRaw ? result.data : data, response };
  const error = isRaw ? result.error : data;
  // An error body that is empty or no JSON must not pass for "no error", nor hand on somebody's HTML.
  return {
    error: Object(error) === error ? error : { message: `HTTP ${response.status}`, details: {} },
    response,
  };
};
