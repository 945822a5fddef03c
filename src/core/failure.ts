import type { ApiError } from './errors/api-error.ts';
import { apiError } from './errors/normalize.ts';
import { errorWithoutSecrets } from './errors/secrets.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { AnyService, Answer, CallRequest } from './types.ts';

/** The services of the platform whose calls carry credentials. */
const SIGN_IN: readonly AnyService[] = ['auth', 'oauth2', 'recovery', 'verification', 'redirect-session'];

/** Names of members with secrets in the bodies and queries of these calls. */
const SECRET = /pass|token|captcha|secret|verifier|^code$|session_?id|key/i;

/** All texts within a value that is below a member with secrets. */
const secretsIn = (value: unknown, isSecret = false): string[] => {
  if (typeof value === 'string') return isSecret ? [value] : [];
  return Object.entries(Object(value) as object).flatMap(([name, inner]) =>
    secretsIn(inner, isSecret || SECRET.test(name)),
  );
};

const secretsOf = ({ facts: { service, prefixes }, url, body, headers }: CallRequest): string[] => {
  // Only descriptions of the platform have prefixes. Any other call may carry credentials too.
  if (service && prefixes && !SIGN_IN.includes(service)) return [];
  const [, query] = url.split('?');
  return [
    ...secretsIn(body === undefined ? undefined : JSON.parse(body)),
    ...secretsIn(Object.fromEntries(new URLSearchParams(query))),
    ...(headers['authorization'] ?? '').split(','),
  ];
};

/**
 * Creates the failure for an error response, as a layer may show it. For a call that carries credentials, texts that
 * repeat them are replaced.
 */
export const failureOf = (request: CallRequest, { response, data }: Answer): ApiError => {
  const { progress, facts } = request;
  const error = apiError(response, data, {
    attempts: progress.attempts,
    retryable: effectOf(response.status, facts, data),
    retryAfterMs: retryAfter(response),
  });
  return errorWithoutSecrets(error, secretsOf(request));
};
