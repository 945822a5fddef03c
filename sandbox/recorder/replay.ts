import type { Recording } from './recording.ts';
import { createBindings } from './bindings.ts';
import { differencesOf, type Difference } from './compare.ts';

/** What a session is replayed against; a sandbox is one. */
export interface ReplayTarget {
  fetch(request: Request): Promise<Response>;
  /** Moves the clock by milliseconds; used for the pauses of the session where it is there. */
  advance?(milliseconds: number): void;
}

/** How a session is replayed. */
export interface ReplayOptions {
  /** Host of the requests; a sandbox takes any. Default 'http://localhost'. */
  readonly host?: string;
  /** What to put in place of placeholders that no answer told, such as `{ 'password 1': '…' }`. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Moves the clock as far as the session paused. Default true. */
  readonly keepPauses?: boolean;
}

/** What came of one recorded call. */
export interface ReplayedExchange {
  readonly operation: string | null;
  readonly method: string;
  readonly target: string;
  /** Status of the answer now. */
  readonly status: number;
  /** Empty: the answer is as recorded. */
  readonly differences: readonly Difference[];
  /** Placeholders that had to be sent as they are, because nothing told what they stand for. */
  readonly unknown: readonly string[];
}

/** What came of a replay. */
export interface ReplayReport {
  /** Whether every answer was as recorded. */
  readonly same: boolean;
  readonly exchanges: readonly ReplayedExchange[];
}

const jsonOf = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Makes the calls of a session again, one after the other, and compares the answers. Ids and tokens of the answers take
 * the place of the recorded ones in the calls that follow.
 */
export const replay = async (
  { exchanges }: Recording,
  target: ReplayTarget,
  options: ReplayOptions = {},
): Promise<ReplayReport> => {
  const { host = 'http://localhost', secrets = {}, keepPauses = true } = options;
  const bindings = createBindings(secrets);
  const done: ReplayedExchange[] = [];
  let at = 0;
  for (const exchange of exchanges) {
    if (keepPauses && exchange.at > at) target.advance?.(exchange.at - at);
    at = Math.max(at, exchange.at);
    const unknown = bindings.unknownIn([exchange.identity, exchange.body]);
    const response = await target.fetch(
      new Request(`${host}${bindings.apply(exchange.target)}`, {
        method: exchange.method,
        headers: {
          ...(exchange.identity !== null && { authorization: bindings.apply(exchange.identity) }),
          ...(exchange.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(exchange.body !== undefined && { body: JSON.stringify(bindings.apply(exchange.body)) }),
      }),
    );
    const answer = jsonOf(await response.text());
    bindings.learn(exchange.answer, answer);
    const expected = bindings.apply(exchange.answer);
    // A call whose answer was lost has nothing to compare with.
    const differences =
      exchange.status === null
        ? []
        : [
            ...(exchange.status === response.status
              ? []
              : [{ place: 'status', recorded: exchange.status, actual: response.status }]),
            ...differencesOf(expected, answer),
          ];
    const { operation, method, target: path } = exchange;
    done.push({ operation, method, target: path, status: response.status, differences, unknown });
  }
  return { same: done.every(({ differences }) => differences.length === 0), exchanges: done };
};
