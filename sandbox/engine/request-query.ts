import type { World } from './context.ts';
import { fieldError } from './errors.ts';
import { parseJson } from './values/json.ts';
import type { Operation } from './operations.ts';
import { isObject } from './values/objects.ts';
import { readQuery } from './validate.ts';
import type { SandboxRequest } from './wire.ts';

/** Brings the query of an operation into the described form, before it is checked. May throw a PlatformError. */
export type QueryReader = (query: unknown, world: World) => unknown;

/**
 * The query of a call: single parameters, the whole query packed into the parameter `.r`, or, at the alternative path
 * of long queries, the body. Throws a 400 for a packed query or a body that cannot be read.
 */
export const queryOf = ({ queryTypes, packed, longQuery }: Operation, request: SandboxRequest): unknown => {
  const { searchParams } = request.url;
  if (longQuery && request.method === 'POST') return parsed('body', request.text);
  const text = packed ? searchParams.get('.r') : null;
  return text === null ? readQuery(searchParams, queryTypes) : parsed('.r', fromBase64url(text));
};

/**
 * A request whose body is packed into the parameter `.r` of a GET, as the official package sends the queries of the first
 * catalog (R702), with that body. Any other request is returned unchanged. Throws a 400 for a body that cannot be read.
 */
export const packedBody = ({ method }: Operation, request: SandboxRequest): SandboxRequest => {
  if (method !== 'POST' || request.method !== 'GET') return request;
  const text = request.url.searchParams.get('.r');
  return text === null ? request : { ...request, text: JSON.stringify(parsed('.r', fromBase64url(text))) };
};

const parsed = (field: string, text: string): unknown => {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw fieldError(field, 'FORMAT', 'must be JSON');
  }
  if (!isObject(value)) throw fieldError(field, 'FORMAT', 'must be a JSON object');
  return value;
};

const fromBase64url = (text: string): string => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
    );
  } catch {
    throw fieldError('.r', 'FORMAT', 'must be base64url of a JSON object');
  }
};
