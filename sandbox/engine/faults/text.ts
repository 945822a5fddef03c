import type { SandboxRequest } from '../wire.ts';
import type { ChosenFault } from './choose.ts';
import { readFault, type ReadFault } from './read.ts';
import { FaultError } from './types.ts';

/** The form of a fault in a header or on the command line. */
export const FAULT_FORM =
  '[operation] error=<code> | status=<number> | rateLimit=<seconds> | hang | reset | lostAnswer | truncated | malformed [latency=<ms>] [times=<n>] [probability=<0..1>]';

const numeric = new Set(['status', 'rateLimit', 'latency', 'times', 'probability']);

/**
 * Reads a fault such as `addToCurrentCart lostAnswer times=1` or `status=503 probability=0.2`. Throws a FaultError
 * with the problem.
 */
export const faultFromText = (text: string): ReadFault => {
  const [first = '', ...rest] = text.trim().split(/[\s;]+/);
  const isOperation = first === '*' || (/^[A-Za-z]\w*$/.test(first) && !isFlag(first));
  const parts = isOperation ? rest : [first, ...rest];
  return readFault({
    ...(isOperation && { operation: first }),
    ...Object.fromEntries(parts.filter((part) => part !== '').map(readPart)),
  });
};

const flags = ['hang', 'reset', 'lostAnswer', 'truncated', 'malformed'];

const isFlag = (word: string): boolean => flags.includes(word);

const readPart = (part: string): [string, unknown] => {
  if (isFlag(part)) return [part, true];
  const [, name, value] = /^(\w+)=(.+)$/.exec(part) ?? [];
  if (name === undefined || value === undefined)
    throw new FaultError(`${JSON.stringify(part)} is not a part of a fault. A fault is: ${FAULT_FORM}`);
  const member = name === 'latency' ? 'latencyMs' : name;
  return [member, numeric.has(name) ? Number(value) : value];
};

/** The header that adds a fault to the call that carries it. */
export const FAULT_HEADER = 'x-sandbox-fault';

/** The fault in the header of a request; undefined: the request has none. Throws a FaultError for an invalid fault. */
export const faultFromHeader = (request: SandboxRequest): ChosenFault | undefined => {
  const text = request.header(FAULT_HEADER);
  if (text === null) return undefined;
  const fault = faultFromText(text);
  if (fault.left !== null || fault.probability !== null || fault.operation !== '*')
    throw new FaultError(
      `A fault in the header ${FAULT_HEADER} applies to its own call: it has no operation, times or probability.`,
    );
  return fault;
};
