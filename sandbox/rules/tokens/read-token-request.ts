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

/** Reads a body in JSON or, as OAuth allows, a URL-encoded form. Throws an OAuth error if the body is not valid. */
export const readTokenRequest: BodyReader = (operation, request) => {
  const isForm = request.header('content-type')?.includes('application/x-www-form-urlencoded') === true;
  const body = isForm ? Object.fromEntries(new URLSearchParams(request.text)) : parseTokenRequest(request);
  const given = typeof body === 'object' && body !== null ? body : {};
  const grant: unknown = Reflect.get(given, 'grantType') ?? Reflect.get(given, 'grant_type');
  if (grant === undefined) throw oauthError(400, 'invalid_request', 'grantType is missing');
  if (typeof grant !== 'string' || !Object.hasOwn(neededFields, grant))
    throw oauthError(400, 'unsupported_grant_type', `Unknown grant type: ${JSON.stringify(grant)}`);
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
