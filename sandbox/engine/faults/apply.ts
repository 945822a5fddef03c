import { refusals } from '../../../generated/refusals.ts';
import { ownValue } from '../values/objects.ts';
import { json, type SandboxResponse } from '../wire.ts';
import type { ChosenFault } from './choose.ts';

type Kind = ChosenFault['kind'];

/** Faults that replace the rule. */
const before: Partial<Record<Kind, (fault: ChosenFault, operation: string) => SandboxResponse>> = {
  error: ({ code }, operation) => {
    const refusal = ownValue<{ status: number; body: object }>(
      ownValue<Record<string, { status: number; body: object }>>(refusals, operation) ?? {},
      code ?? '',
    );
    return json(refusal?.status ?? 500, refusal?.body ?? {});
  },
  status: ({ status, body }) => {
    const code = status ?? 500;
    const answer = json(code, body ?? { message: `A fault of the sandbox answers ${code}`, details: {} });
    return code === 204 || code === 205 || code === 304 ? { ...answer, headers: {}, body: '' } : answer;
  },
  rateLimit: ({ retryAfter }) =>
    json(429, { message: 'Too many requests', details: {} }, { 'retry-after': String(retryAfter) }),
  hang: () => ({ ...json(200, {}), connection: { end: 'hang' } }),
  reset: () => ({ ...json(200, {}), connection: { end: 'reset' } }),
};

/** Faults that change the answer of the rule. */
const after: Partial<Record<Kind, (answer: SandboxResponse) => SandboxResponse>> = {
  lostAnswer: (answer) => ({ ...answer, connection: { end: 'reset' } }),
  truncated: (answer) => ({ ...answer, connection: { end: 'truncated' } }),
  malformed: (answer) => ({ ...answer, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) }),
};

/** The answer of a call with a fault; `run` runs the rule. */
export const withFault = (
  fault: ChosenFault | undefined,
  operation: string,
  run: () => SandboxResponse,
): SandboxResponse => {
  if (!fault) return run();
  const instead = before[fault.kind];
  const answer = instead ? instead(fault, operation) : (after[fault.kind]?.(run()) ?? run());
  return fault.latencyMs > 0
    ? { ...answer, connection: { ...answer.connection, delayMs: fault.latencyMs } }
    : answer;
};
