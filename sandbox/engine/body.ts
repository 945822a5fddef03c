import type { World } from './context.ts';
import { fieldError } from './errors.ts';
import { withKnownParts } from './known-parts.ts';
import type { Operation } from './operations.ts';
import { readTextQuery } from './paging.ts';
import { check } from './validate.ts';
import { parseJson, TooDeepError } from './values/json.ts';
import { isObject } from './values/objects.ts';
import type { SandboxRequest } from './wire.ts';

/** Reads the body of a request and checks it. Throws a PlatformError for a body that is refused. */
export type BodyReader = (operation: Operation, request: SandboxRequest, world: World) => unknown;

/** The JSON value of a body; an empty body counts as an empty object, as at the platform. Throws a 400. */
export const parseBody = ({ text }: SandboxRequest): unknown => {
  if (text.trim() === '') return {};
  try {
    return parseJson(text);
  } catch (error) {
    const problem = error instanceof TooDeepError ? `is ${error.message}` : 'must be JSON';
    throw fieldError('body', 'FORMAT', problem);
  }
};

/** The JSON object of a body, with a query in text form parsed. Throws a 400. */
export const objectIn = (request: SandboxRequest): Record<string, unknown> => {
  const body = readTextQuery(parseBody(request));
  if (!isObject(body)) throw fieldError('body', 'FORMAT', 'must be a JSON object');
  return body;
};

/** Reads the body of an operation that has no reader of its own, and checks it against the description. */
export const readBody: BodyReader = (operation, request) => {
  if (!operation.body) return undefined;
  const body = objectIn(request);
  return check(operation.body, operation.repeat === 'read' ? withKnownParts(operation.body, body) : body);
};
