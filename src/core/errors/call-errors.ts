import { type ErrorFacts, VitrineError } from './base.ts';

/** Nothing usable came back. Where the call may have taken effect all the same, the message says where to look. */
export abstract class LostAnswer<Facts extends object> extends VitrineError<Facts> {
  constructor(message: string, facts: Facts & ErrorFacts) {
    super(message + (facts.retryable === 'unknown' ? OUTCOME_UNKNOWN : ''), facts);
  }
}

const OUTCOME_UNKNOWN = ' Outcome unknown: look at the cart or order first.';

/** No answer, or one that broke off: refused, reset, offline, CORS, a body cut short. Code `network`. */
export class NetworkError extends LostAnswer<{ readonly sent: boolean; readonly refused?: boolean }> {
  override readonly name = 'NetworkError';
  override readonly code = 'network';
  /** False when the request provably never left (connection refused, unknown host). */
  declare readonly sent: boolean;
  /**
   * True when nothing seems to listen at the host: the connection was refused, or a browser, which does not tell why, had no
   * answer although it is online. Such a call is repeated once, and the data cache of the hooks does not repeat it.
   */
  declare readonly refused: boolean | undefined;
}

/** The time limit of an attempt or of the whole call ran out, headers and body counted. Code `timeout`. */
export class TimeoutError extends LostAnswer<{ readonly timeoutMs: number }> {
  override readonly name = 'TimeoutError';
  override readonly code = 'timeout';
  /** The limit that ran out, as the caller or the client set it, in milliseconds. */
  declare readonly timeoutMs: number;
}

/** The arguments of a call or of a set-up are wrong; nothing was sent. */
export class ValidationError extends VitrineError<{ readonly code: string }> {
  override readonly name = 'ValidationError';
}
