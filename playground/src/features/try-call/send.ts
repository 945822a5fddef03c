import type { VitrineClient } from 'vitrine';
import { services } from 'virtual:openapi';
import { callOf } from './written.ts';

/** A call as entered in the form. */
export interface Written {
  readonly service: string;
  readonly method: string;
  /** Path of the description, with its parameters in braces. */
  readonly template: string;
  /** Includes the query. */
  readonly path: string;
  /** JSON; empty for a call without a body. */
  readonly body: string;
}

/** The response of the sandbox. */
export interface TryAnswer {
  readonly status: number;
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
 * @throws SyntaxError if the body is not JSON; the errors of the client if there is no response.
 */
export const sendWritten = async (
  { service, method, template, path, body }: Written,
  client: VitrineClient,
): Promise<TryAnswer> => {
  const data: unknown = body === '' ? undefined : JSON.parse(body);
  const loaded = await services[service]?.();
  const known = methods[method];
  if (!loaded || !known) throw new TypeError(`The package has no service “${service}” with ${method} calls.`);
  const { path: asked, params } = callOf(template, path);
  const { service: name, operations } = loaded.service;
  const openapi = loaded.openApiClient<AnyPaths, AnyPaths, VitrineClient>(client, {
    service: name,
    operations,
  });
  const result = await openapi.request(known, asked, {
    params,
    ...(data !== undefined && { body: data }),
  });
  return { status: result.response.status, value: result.data ?? result.error };
};
