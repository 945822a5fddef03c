import { fieldError } from './errors.ts';
import { oauthError } from '../rules/tokens/tokens.ts';
import { parseJson, TooDeepError } from './values/json.ts';
import type { Operation } from './operations.ts';
import { isObject } from './values/own.ts';
import type { World } from './context.ts';
import { readTextQuery } from './paging.ts';
import { checkCaptcha } from '../rules/sign-in/sign-in.ts';
import { check, violationsIn } from './validate.ts';
import type { SandboxRequest } from './wire.ts';

const GRANTS = [
  'anonymous',
  'refresh_token',
  'authorization_code',
  'authorized_client',
  'client_credentials',
];

/**
 * The body of a request, read and checked against the description. Throws a 400 in the form that the operation has: the
 * field violations of the platform, or an OAuth error from the token endpoint.
 */
export const readBody = (operation: Operation, request: SandboxRequest, world: World): unknown => {
  const { state } = world;
  if (!operation.body) return undefined;
  if (operation.id === 'createToken') return readTokenBody(operation, request);
  const body = readTextQuery(parse(request));
  if (!isObject(body)) throw fieldError('body', 'FORMAT', 'must be a JSON object');
  if (guarded.has(operation.id)) checkCaptchaFirst(world, body);
  return operation.id === 'updateCurrentCartLineItemQuantity' && state.settings.zeroQuantity === 'remove'
    ? withZeros(body, (quantities) => check(operation.body, quantities))
    : check(operation.body, body);
};

/** Calls that a captcha comes before everything else of, the form of the fields included (R30). */
const guarded: ReadonlySet<string> = new Set(['register', 'login']);

const checkCaptchaFirst = (world: World, { captchaTokens }: Record<string, unknown>): void => {
  const given = captchaTokens ?? [];
  // What is no list of tokens is told by the check of the form.
  if (Array.isArray(given) && given.every(isObject)) checkCaptcha(world, given);
};

/**
 * Lets lines be set to 0 where that removes them (R55): the description begins at 1, so such a line is checked as if it
 * were set to 1.
 */
const withZeros = (body: object, checked: (body: object) => unknown): unknown => {
  const given: unknown = Reflect.get(body, 'lineItems');
  const lines: readonly unknown[] = Array.isArray(given) ? given : [];
  const zeros = lines.map((line) => Object(line)['quantity'] === 0);
  if (!zeros.includes(true)) return checked(body);
  const read = checked({
    ...body,
    lineItems: lines.map((line, index) => (zeros[index] ? { ...Object(line), quantity: 1 } : line)),
  });
  const { lineItems } = read as { lineItems: readonly object[] };
  return {
    ...Object(read),
    lineItems: lineItems.map((line, index) => (zeros[index] ? { ...line, quantity: 0 } : line)),
  };
};

const parse = ({ text }: SandboxRequest): unknown => {
  // The platform takes no body for an empty object.
  if (text.trim() === '') return {};
  try {
    return parseJson(text);
  } catch (error) {
    const what = error instanceof TooDeepError ? `is ${error.message}` : 'must be JSON';
    throw fieldError('body', 'FORMAT', what);
  }
};

const readTokenBody = (operation: Operation, request: SandboxRequest): unknown => {
  // URL-encoded bodies are taken too, as OAuth has it.
  const isForm = request.header('content-type')?.includes('application/x-www-form-urlencoded') === true;
  const body = isForm ? Object.fromEntries(new URLSearchParams(request.text)) : parseTokenBody(request);
  const given = typeof body === 'object' && body !== null ? body : {};
  const grant: unknown = Reflect.get(given, 'grantType') ?? Reflect.get(given, 'grant_type');
  if (grant === undefined) throw oauthError(400, 'invalid_request', 'grantType is missing');
  if (typeof grant !== 'string' || !GRANTS.includes(grant))
    throw oauthError(400, 'unsupported_grant_type', `Unknown grant type: ${JSON.stringify(grant)}`);
  if (operation.body && violationsIn(operation.body, given).length > 0)
    throw oauthError(400, 'invalid_request', missingPart(grant, given));
  return given;
};

const parseTokenBody = (request: SandboxRequest): unknown => {
  try {
    return parse(request);
  } catch {
    throw oauthError(400, 'invalid_request', 'The body is not JSON');
  }
};

const needed: Record<string, readonly string[]> = {
  anonymous: ['clientId', 'grantType'],
  refresh_token: ['refreshToken', 'grantType'],
  authorization_code: ['clientId', 'code', 'codeVerifier', 'grantType'],
  authorized_client: ['grant_type', 'scope', 'member_id'],
  client_credentials: ['grant_type', 'client_id', 'client_secret', 'instance_id'],
};

const missingPart = (grant: string, given: object): string => {
  const missing = (needed[grant] ?? []).filter((name) => !Reflect.get(given, name));
  return missing.length > 0
    ? `The grant ${grant} also needs ${missing.join(', ')}`
    : `A member of the body does not have the form that the grant ${grant} asks for; clientId is a GUID`;
};
