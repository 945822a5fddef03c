import * as z from 'zod/mini';
import { refusals } from '../../../generated/refusals.ts';
import { ownValue } from '../values/objects.ts';
import type { FaultKind, FaultRecord } from '../../records/state.ts';
import { violationsIn } from '../validate.ts';
import { FaultError } from './types.ts';

/** A fault without its counters. */
export type ReadFault = Omit<FaultRecord, 'id' | 'draws' | 'hits'>;

const yes = z.optional(z.literal(true));
const milliseconds = z.int().check(z.nonnegative(), z.maximum(3_600_000));

const effects = {
  error: z.optional(z.string()),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  rateLimit: z.optional(z.int().check(z.nonnegative(), z.maximum(86_400))),
  hang: yes,
  reset: yes,
  lostAnswer: yes,
  truncated: yes,
  malformed: yes,
} as const satisfies Partial<Record<FaultKind, z.ZodMiniType>>;

const kinds = Object.keys(effects) as (keyof typeof effects)[];

/** The form of a fault from outside. */
export const faultSchema = z.strictObject({
  ...effects,
  operation: z.optional(z.string()),
  times: z.optional(z.int().check(z.positive(), z.maximum(1_000_000_000))),
  probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  latencyMs: z.optional(milliseconds),
  body: z.optional(z.record(z.string(), z.unknown())),
});

/** Checks a fault from outside. Throws a FaultError for an invalid fault and for one that can never happen. */
export const readFault = (given: unknown): ReadFault => {
  const violations = violationsIn(faultSchema, given);
  if (violations.length > 0)
    throw new FaultError(
      `${violations.map(({ field, description }) => `${field || 'A fault'} ${description}`).join('; ')}.`,
    );
  const fault = given as z.infer<typeof faultSchema>;
  const { operation = '*', error } = fault;
  checkOperation(operation, error);
  const named = kinds.filter((kind) => fault[kind] !== undefined);
  if (named.length > 1) throw new FaultError(`A fault does one thing, not ${named.join(' and ')}.`);
  const [kind = 'latency'] = named;
  if (kind === 'latency' && fault.latencyMs === undefined)
    throw new FaultError(`A fault needs one of ${kinds.join(', ')}, latencyMs.`);
  if (fault.body && kind !== 'status') throw new FaultError('A "body" needs a "status".');
  return {
    operation,
    kind,
    code: error ?? null,
    status: fault.status ?? null,
    body: fault.body ? structuredClone(fault.body) : null,
    retryAfter: fault.rateLimit ?? null,
    latencyMs: fault.latencyMs ?? 0,
    left: fault.times ?? null,
    probability: fault.probability ?? null,
  };
};

const checkOperation = (operation: string, code: string | undefined): void => {
  const known =
    operation === '*' ? Object.assign({}, ...Object.values(refusals)) : ownValue(refusals, operation);
  if (!known)
    throw new FaultError(`There is no operation ${JSON.stringify(operation)}. "*" stands for all of them.`);
  if (code !== undefined && !Object.hasOwn(known as object, code))
    throw new FaultError(
      `${operation === '*' ? 'No operation documents' : `${operation} does not document`} the code ${JSON.stringify(code)}.${codesOf(operation)}`,
    );
};

const codesOf = (operation: string): string => {
  const codes = Object.keys(ownValue<object>(refusals, operation) ?? {});
  return codes.length > 0 ? ` It documents ${codes.join(', ')}.` : '';
};
