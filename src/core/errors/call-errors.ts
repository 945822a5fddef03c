import { type ErrorFacts, VitrineError } from './base.ts';

/** No usable response came back. If the call may have taken effect, the message says how to find out. */
export abstract class LostAnswer<Facts extends object> extends VitrineError<Facts> {
  constructor(message: string, facts: Facts & ErrorFacts) {
    const advice = ' Outcome unknown: look at the cart or order first.';
    super(message + (facts.retryable === 'unknown' ? advice : ''), facts);
  }
}

/**
 * No response, or an incomplete one: connection refused or reset, offline, CORS, a body that broke off. Code `network`.
 */
export class NetworkError extends LostAnswer<{ readonly sent: boolean; readonly refused?: boolean }> {
  override readonly name = 'NetworkError';
  override readonly code = 'network';
  /** False if the request was certainly not sent (connection refused, unknown host). */
  declare readonly sent: boolean;
  /**
   * True if no server seems to listen at the host: the connection was refused, or a browser that is online had no
   * response (browsers do not tell the reason). Such a call is repeated once, and the hooks do not repeat it.
   */
  declare readonly refused: boolean | undefined;
}

/** The time limit of an attempt or of the whole call was exceeded; it includes headers and body. Code `timeout`. */
export class TimeoutError extends LostAnswer<{ readonly timeoutMs: number }> {
  override readonly name = 'TimeoutError';
  override readonly code = 'timeout';
  /** The exceeded limit as the caller or the client set it, in milliseconds. */
  declare readonly timeoutMs: number;
}

/** The arguments of a call or of a setup are invalid; nothing was sent. */
export class ValidationError extends VitrineError<{ readonly code: string }> {
  override readonly name = 'ValidationError';
}
