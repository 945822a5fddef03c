import type { ServiceFacts, VitrineClient } from 'vitrine';
import type { openApiClient } from 'vitrine/carts/openapi';
import type { CallArguments } from './fields.ts';

/** A call of a service. */
export interface TriedCall {
  readonly method: string;
  /** Path of the description, with its parameters in braces. */
  readonly path: string;
}

/** A service, and the function that makes its openapi-fetch client; each `vitrine/<service>/openapi` has both. */
export interface TryService {
  readonly openApiClient: typeof openApiClient;
  readonly service: ServiceFacts;
}

/** The response of the sandbox. */
export interface TryAnswer {
  readonly response: Response;
  /** The parsed body; undefined if there is none. */
  readonly value: unknown;
}

interface AnyCall {
  parameters: { path?: object; query?: object };
  requestBody?: { content: { 'application/json': unknown } };
  responses: Record<200 | 400, { content: { 'application/json': unknown } }>;
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type AnyPaths = Record<string, Record<Method, AnyCall>>;

const methods: Readonly<Record<string, Method>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
};

/**
 * Sends a call through the openapi-fetch client of its service. The call really changes the sandbox.
 * @throws the errors of the client if there is no response.
 */
export const sendCall = async (
  { method, path }: TriedCall,
  { path: inPath, query, body }: CallArguments,
  { openApiClient: clientOf, service: { service, operations } }: TryService,
  client: VitrineClient,
): Promise<TryAnswer> => {
  const known = methods[method];
  if (!known) throw new TypeError(`A call cannot be sent with ${method}.`);
  const openapi = clientOf<AnyPaths, AnyPaths, VitrineClient>(client, { service, operations });
  const result = await openapi.request(known, path, {
    params: { path: inPath, ...(Object.keys(query).length > 0 && { query }) },
    ...(body !== undefined && { body }),
  });
  return { response: result.response, value: result.data ?? result.error };
};
