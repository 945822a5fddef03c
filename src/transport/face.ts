import type { ServiceFacts } from './service-facts.ts';
import type { CallClient, CallOptions, OperationFacts, ServiceName } from './types.ts';

/** What openapi-fetch takes as the second argument of GET, POST and so on. */
interface Init extends CallOptions {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: object;
  };
  readonly body?: unknown;
}

/** Finds the facts of a call by service, method and path template. */
const factsOf = (
  services: readonly ServiceFacts[],
  service: ServiceName,
  method: string,
  path: string,
): OperationFacts | undefined => {
  const operations = services.find((facts) => facts.service === service)?.operations ?? {};
  const found = Object.entries(operations).find(
    ([, facts]) => facts.method === method && facts.path === path,
  );
  return found && { ...found[1], id: found[0], service };
};

/** The raw face of one service: called as an openapi-fetch client is called, with the policy below it. */
export const createFace = (
  client: CallClient,
  service: ServiceName,
  services: readonly ServiceFacts[],
): object => {
  const request = async (method: string, path: string, { params, body, ...options }: Init = {}) => {
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent((params?.path?.[key] ?? '') as string),
    );
    const facts = factsOf(services, service, method, path);
    const call = { url, method, params: params?.query, data: body, service, facts };
    const { response, data } = await client.send(call, options);
    const { parseAs } = options;
    if (response.ok)
      return {
        data: parseAs ? await (parseAs === 'stream' ? response.body : response[parseAs]()) : data,
        response,
      };
    // An error body that is empty or no JSON must not pass for "no error", nor hand on somebody's HTML.
    return {
      error: data ?? { message: `HTTP ${response.status}`, details: {} },
      response,
    };
  };
  const face: Record<string, unknown> = { request };
  for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'])
    face[method] = (path: string, init?: Init) => request(method, path, init);
  return face;
};
