import type { ApiError } from './errors/api-error.ts';
import { apiError } from './errors/normalise.ts';
import { errorWithoutSecrets } from './errors/secrets.ts';
import { effectOf } from './effect.ts';
import { retryAfter } from './retry-after.ts';
import type { Answer, CallRequest, ServiceName } from './types.ts';

/** The services whose calls carry credentials. */
const SIGN_IN: readonly ServiceName[] = ['auth', 'oauth2', 'recovery', 'verification', 'redirect-session'];

/** The names of what must not come back, in bodies and queries of their calls. */
const SECRET = /pass|token|captcha|secret|verifier|^code$|session_?id|key/i;

/** Every text inside a value that has such a name. */
const secretsIn = (value: unknown, isSecret = false): string[] => {
  if (typeof value === 'string') return isSecret ? [value] : [];
  return Object.entries(Object(value) as object).flatMap(([name, inner]) =>
    secretsIn(inner, isSecret || SECRET.test(name)),
  );
};

const secretsOf = ({ facts: { service }, url, body, headers }: CallRequest): string[] => {
  // A call that no description has may carry credentials too.
  if (service && !SIGN_IN.includes(service)) return [];
  const [, query] = url.split('?');
  return [
    ...secretsIn(body === undefined ? undefined : JSON.parse(body)),
    ...secretsIn(Object.fromEntries(new URLSearchParams(query))),
    ...(headers['authorization'] ?? '').split(','),
  ];
};

/**
 * The failure that an answer is, as a layer may show it: of a call that carries credentials without those, since a server
 * may repeat them (security P9).
 */
export const failureOf = (request: CallRequest, { response, data }: Answer): ApiError => {
  const { progress, facts } = request;
  const error = apiError(response, data, {
    attempts: progress.attempts,
    retryable: effectOf(response.status, facts),
    retryAfterMs: retryAfter(response),
  });
  return errorWithoutSecrets(error, secretsOf(request));
};
