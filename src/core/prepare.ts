import { ValidationError } from './errors/call-errors.ts';
import { assertNumbers } from './numbers.ts';
import type {
  Call,
  CallDefaults,
  CallLimits,
  CallOptions,
  CallRequest,
  HeaderValues,
  Stops,
} from './types.ts';

/** A path with an empty, `.` or `..` segment (also percent-encoded), or with a character that a URL parser rewrites. */
const LEAVES_ITS_PLACE = /^(?!\/)|\/(\.|%2e){0,2}(\/|$)|[\\{}?#\s]/i;

/** Texts for the numbers that JSON lacks. */
export const notFinite = ['NaN', 'Infinity', '-Infinity'] as const;

/** A body as JSON text; the numbers that JSON lacks become texts: "NaN", "Infinity". */
export const jsonOf = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value,
  );

/**
 * Checks the limits of a client or of a call.
 * @throws ValidationError (`invalid-option`).
 */
export const assertLimits = (limits: CallLimits): void => {
  const { timeout, attemptTimeout, longestPause, retries, maxBytes, maxDepth } = limits;
  assertNumbers({ timeout, attemptTimeout, longestPause, maxBytes, maxDepth });
  if (retries !== 'refused') assertNumbers({ retries });
};

/**
 * Creates the request of a call.
 * @throws ValidationError: `invalid-path` if a parameter would lead to another resource, `invalid-option` for a limit that
 * is no number from 0.
 */
export const prepare = (
  call: Call,
  options: CallOptions,
  defaults: CallDefaults,
  stops: Stops,
): CallRequest => {
  const { url, method, query, data } = call;
  assertLimits(options);
  if (LEAVES_ITS_PLACE.test(url))
    throw new ValidationError(`"${url}" is not a path: encode ids, and set "query"`, {
      code: 'invalid-path',
    });
  // The platform expects an object from a call without arguments.
  const body = data === undefined && !method.startsWith('P') ? undefined : jsonOf(data ?? {});
  const headers = new Map<string, string>(body ? [['content-type', 'application/json']] : []);
  const given: HeaderValues = {
    ...defaults.headers,
    ...options.headers,
    'idempotency-key': options.idempotencyKey,
  };
  for (const [key, value] of Object.entries(given)) {
    const name = key.toLowerCase();
    if (value === null) headers.delete(name);
    else if (value !== undefined) headers.set(name, `${value}`);
  }
  // `retries: 'refused'` is not a number, so it takes no part in the comparison of numbers.
  const limit: CallRequest['limit'] = (name, otherwise) =>
    (options[name] ?? defaults[name] ?? otherwise) as number;
  const timeout = limit('timeout', 60_000);
  return {
    stops,
    ...call,
    url: query ? `${url}?${query}` : url,
    headers: Object.fromEntries(headers),
    body,
    options,
    limit,
    timeout,
    deadline: performance.now() + timeout,
    progress: { attempts: 0 },
  };
};
