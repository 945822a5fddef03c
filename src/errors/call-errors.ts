import { type ErrorFacts, VitrineError } from './base.ts';

/** No answer, or one that broke off: refused, reset, offline, CORS, a body cut short. Code `network`. */
export class NetworkError extends VitrineError {
  /** False when the request provably never left (connection refused, unknown host). */
  readonly sent: boolean;

  constructor(message: string, { sent = true, ...facts }: Omit<ErrorFacts, 'code'> & { sent?: boolean }) {
    super('NetworkError', message, { code: 'network', ...facts });
    this.sent = sent;
  }
}

/** The time limit of an attempt or of the whole call ran out, headers and body counted. Code `timeout`. */
export class TimeoutError extends VitrineError {
  /** The limit that ran out, in milliseconds. */
  readonly timeoutMs: number;

  constructor(message: string, { timeoutMs, ...facts }: Omit<ErrorFacts, 'code'> & { timeoutMs: number }) {
    super('TimeoutError', message, { code: 'timeout', ...facts });
    this.timeoutMs = timeoutMs;
  }
}

/** The arguments of a call or of a set-up are wrong; nothing was sent. */
export class ValidationError extends VitrineError {
  constructor(code: string, message: string) {
    super('ValidationError', message, { code });
  }
}
