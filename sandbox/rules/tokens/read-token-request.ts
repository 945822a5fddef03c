import { type BodyReader, parseBody } from '../../engine/body.ts';
import { violationsIn } from '../../engine/validate.ts';
import type { SandboxRequest } from '../../engine/wire.ts';
import { oauthError } from './oauth-error.ts';

/** The required fields of each grant. */
const neededFields: Record<string, readonly string[]> = {
  anonymous: ['clientId', 'grantType'],
  refresh_token: ['refreshToken', 'grantType'],
  authorization_code: ['clientId', 'code', 'codeVerifier', 'grantType'],
  authorized_client: ['grant_type', 'scope', 'member_id'],
  client_credentials: ['grant_type', 'client_id', 'client_secret', 'instance_id'],
};

/** Each member in both of its names: camel case and the snake case of OAuth. */
const bothNames = [
  ['clientId', 'client_id'],
  ['grantType', 'grant_type'],
  ['refreshToken', 'refresh_token'],
  ['codeVerifier', 'code_verifier'],
  ['redirectUri', 'redirect_uri'],
  ['memberId', 'member_id'],
  ['clientSecret', 'client_secret'],
  ['instanceId', 'instance_id'],
] as const;

/** A body with the names of the description, whichever case it was sent in (R709). */
const withDescribedNames = (given: object, grant: string): Record<string, unknown> => {
  const isSnake = neededFields[grant]?.includes('grant_type') === true;
  const named: Record<string, unknown> = { ...given };
  for (const [camel, snake] of bothNames) {
    const value: unknown = Reflect.get(given, camel) ?? Reflect.get(given, snake);
    delete named[camel];
    delete named[snake];
    if (value !== undefined) named[isSnake ? snake : camel] = value;
  }
  return named;
};

/**
 * Reads a body in JSON or a URL-encoded form, with names in camel or snake case, mixed too (R709). Throws an OAuth error
 * if the body is not valid.
 */
export const readTokenRequest: BodyReader = (operation, request) => {
  const isForm = request.header('content-type')?.includes('application/x-www-form-urlencoded') === true;
  const body = isForm ? Object.fromEntries(new URLSearchParams(request.text)) : parseTokenRequest(request);
  const sent = typeof body === 'object' && body !== null ? body : {};
  const grant: unknown = Reflect.get(sent, 'grantType') ?? Reflect.get(sent, 'grant_type');
  if (grant === undefined) throw oauthError(400, 'invalid_request', 'grantType is missing');
  if (typeof grant !== 'string' || !Object.hasOwn(neededFields, grant))
    throw oauthError(400, 'unsupported_grant_type', `Unknown grant type: ${JSON.stringify(grant)}`);
  const given = withDescribedNames(sent, grant);
  if (operation.body && violationsIn(operation.body, given).length > 0)
    throw oauthError(400, 'invalid_request', missingPart(grant, given));
  return given;
};

const parseTokenRequest = (request: SandboxRequest): unknown => {
  try {
    return parseBody(request);
  } catch {
    throw oauthError(400, 'invalid_request', 'The body is not JSON');
  }
};

const missingPart = (grant: string, given: object): string => {
  const missing = (neededFields[grant] ?? []).filter((name) => !Reflect.get(given, name));
  return missing.length > 0
    ? `The grant ${grant} also needs ${missing.join(', ')}`
    : `A field of the body does not have the format that the grant ${grant} requires; clientId is a GUID`;
};
