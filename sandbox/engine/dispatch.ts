import { type BodyReader, readBody } from './body.ts';
import { faithfulShape } from './error-shapes.ts';
import { checkEnd, withoutEnded } from './ends.ts';
import { unpacked } from './envelope.ts';
import { applicationError, PlatformError, systemError } from './errors.ts';
import { callerOfToken, forbidden } from './identity.ts';
import { withKnownParts } from './known-parts.ts';
import type { Operation } from './operations.ts';
import { type RateLimit, RateLimitError } from './rate-limit.ts';
import { keyOf, type Rule, type World } from './context.ts';
import type { Caller } from '../records/state.ts';
import { packedBody, queryOf, type QueryReader } from './request-query.ts';
import { check } from './validate.ts';
import { json, type SandboxRequest, type SandboxResponse } from './wire.ts';

/** The dependencies of a call. */
export interface DispatchOptions {
  /** The operations by id. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly rules: Readonly<Record<string, Rule>>;
  /** Readers of queries by operation; absent: the query is checked as it was sent. */
  readonly queryReaders?: Readonly<Record<string, QueryReader>>;
  /** Readers of bodies by operation; `readBody` reads those of all other operations. */
  readonly bodyReaders?: Readonly<Record<string, BodyReader>>;
  /** Undefined: calls are not counted. */
  readonly rateLimit: RateLimit | undefined;
  /** Called with each failure of the sandbox itself. */
  readonly onError: (error: unknown) => void;
  /** Called with each text about something that the platform does silently. */
  readonly onWarning: (text: string) => void;
  /** Called with each text about a call whose end the platform has announced. */
  readonly onEnd?: (text: string) => void;
}

/** The operation that a request calls, and the parameters in its path. */
interface DispatchedCall {
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Runs one call of an operation: checks the caller (401, 403), the rate limit (429) and the request (400), then runs
 * the rule. An operation without a rule is a failure of the sandbox.
 */
export const dispatch = (
  { operations, rules, queryReaders, bodyReaders, rateLimit, onError, onWarning, onEnd }: DispatchOptions,
  world: World,
  { id, params }: DispatchedCall,
  request: SandboxRequest,
): SandboxResponse => {
  try {
    const route = operations[id];
    if (!route) throw new Error(`The operation ${id} is not in its part of sandbox/parts/.`);
    checkEnd(world, id, onEnd ?? (() => undefined));
    const caller = callerFor(world, route, request);
    rateLimit?.count(world, caller ? keyOf(caller) : 'nobody');
    const asked = queryOf(route, request);
    const read = queryReaders?.[id]?.(asked, world) ?? asked;
    const asksOnly = route.repeat === 'read';
    const named = asksOnly ? withKnownParts(route.query, read) : read;
    const query = (check(route.query, named) ?? {}) as Record<string, unknown>;
    check(route.params, params);
    const sent = (bodyReaders?.[id] ?? readBody)(route, packedBody(route, request), world);
    const body = withoutEnded(world, route.endingFields?.body, sent);
    checkElevated(route, caller, { ...Object(body), ...query });
    const rule = rules[id];
    if (!rule) throw new Error(`The operation ${id} has no rule in sandbox/parts/.`);
    const warnings: string[] = [];
    const warn = (text: string) => {
      warnings.push(text);
      onWarning(`${id}: ${text}`);
    };
    const { header, url } = request;
    const whole = rule({ ...world, caller, params, query, body, header, search: url.searchParams, warn });
    const answer = withoutEnded(world, route.endingFields?.response, whole);
    const headers: Record<string, string> =
      warnings.length > 0 ? { [WARNING]: headerText(warnings.join('; ')) } : {};
    return unpacked(answer, request) ?? json(200, answer, headers);
  } catch (error) {
    if (error instanceof RateLimitError)
      return { ...json(error.status, error.body, { ...error.headers }), limited: true };
    if (error instanceof PlatformError) return refusal(world, error);
    onError(error);
    return systemError();
  }
};

/** The header that reports something that the platform does silently. */
const WARNING = 'x-sandbox-warning';

/** Headers may contain visible ASCII characters only. */
const headerText = (text: string): string => text.replaceAll(/[^ -~]/g, '?').slice(0, 1000);

/** A refusal in the error shape of the settings (R212, R213, R625). */
const refusal = ({ state }: World, { status, body, headers }: PlatformError): SandboxResponse => {
  const sent = state.settings.errorShapes === 'faithful' ? faithfulShape(status, body) : { status, body };
  return json(sent.status, sent.body, { ...headers });
};

/** The code of a service for a caller without the right (R681); undefined: it has none. */
const ownRefusal = ({ errors }: Operation): PlatformError | undefined => {
  const code = errors.find((name) => name.endsWith('_FORBIDDEN'));
  return code === undefined ? undefined : applicationError(403, code, 'This call is forbidden to the caller');
};

const callerFor = (world: World, route: Operation, request: SandboxRequest): Caller | null => {
  const { identity } = route;
  if (identity.length === 0) return null;
  const caller = callerOfToken(world, request.header('authorization'));
  if (!identity.includes(caller.role)) throw ownRefusal(route) ?? forbidden(caller, identity);
  return caller;
};

/** Checks members of a call that require more rights than the call itself (`x-elevated`). */
const checkElevated = (
  { elevated }: Operation,
  caller: Caller | null,
  given: Record<string, unknown>,
): void => {
  for (const [member, needed] of Object.entries(elevated ?? {}))
    if (caller && isAskedFor(given[member]) && !needed.includes(caller.role))
      throw forbidden(caller, needed, member);
};

/** Whether a value is given, not false and not an empty list. */
const isAskedFor = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
