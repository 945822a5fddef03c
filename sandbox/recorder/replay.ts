import type { Recording } from './recording.ts';
import { createBindings } from './bindings.ts';
import { differencesOf, type Difference } from './compare.ts';
import { repeatExchange } from './repeat-exchange.ts';

/** The target of a replay, such as a sandbox. */
export interface ReplayTarget {
  fetch(request: Request): Promise<Response>;
  /** Moves the clock by milliseconds; used for the pauses of the session if present. */
  advance?(milliseconds: number): void;
}

/** The options of a replay. */
export interface ReplayOptions {
  /** The host of the requests; a sandbox accepts any host. Default 'http://localhost'. */
  readonly host?: string;
  /** Values of placeholders that no answer contains, such as `{ 'password 1': '…' }`. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Moves the clock by the pauses of the session. Default true. */
  readonly keepPauses?: boolean;
}

/** The result of one recorded call. */
export interface ReplayedExchange {
  readonly operation: string | null;
  readonly method: string;
  readonly target: string;
  /** The status of the current answer. */
  readonly status: number;
  /** Empty: the answer equals the recorded one. */
  readonly differences: readonly Difference[];
  /** Placeholders that were sent unchanged, because no answer gave their values. */
  readonly unknown: readonly string[];
}

/** The result of a replay. */
export interface ReplayReport {
  /** Whether every answer equals the recorded one. */
  readonly same: boolean;
  readonly exchanges: readonly ReplayedExchange[];
}

/**
 * Repeats the calls of a session one after the other and compares the answers. In each call, recorded ids and tokens
 * are replaced by those of the answers before.
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
    const { status, answer } = await repeatExchange(
      exchange,
      bindings,
      (request) => target.fetch(request),
      host,
    );
    bindings.learn(exchange.answer, answer);
    const expected = bindings.apply(exchange.answer);
    // A call whose answer was lost has nothing to compare.
    const differences =
      exchange.status === null
        ? []
        : [
            ...(exchange.status === status
              ? []
              : [{ place: 'status', recorded: exchange.status, actual: status }]),
            ...differencesOf(expected, answer),
          ];
    const { operation, method, target: path } = exchange;
    done.push({ operation, method, target: path, status, differences, unknown });
  }
  return { same: done.every(({ differences }) => differences.length === 0), exchanges: done };
};
