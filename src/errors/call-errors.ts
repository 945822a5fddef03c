import { VitrineError } from './base.ts';

/** No answer, or one that broke off: refused, reset, offline, CORS, a body cut short. Code `network`. */
export class NetworkError extends VitrineError<{ readonly sent: boolean }> {
  override readonly name = 'NetworkError';
  override readonly code = 'network';
  /** False when the request provably never left (connection refused, unknown host). */
  declare readonly sent: boolean;
}

/** The time limit of an attempt or of the whole call ran out, headers and body counted. Code `timeout`. */
export class TimeoutError extends VitrineError<{ readonly timeoutMs: number }> {
  override readonly name = 'TimeoutError';
  override readonly code = 'timeout';
  /** How long was waited, in milliseconds. */
  declare readonly timeoutMs: number;
}

/** The arguments of a call or of a set-up are wrong; nothing was sent. */
export class ValidationError extends VitrineError<{ readonly code: string }> {
  override readonly name = 'ValidationError';
}
