import { type ErrorFacts, VitrineError } from './base.ts';

type Facts = Omit<ErrorFacts, 'code'>;

/** No answer, or one that broke off: refused, reset, offline, CORS, a body cut short. Code `network`. */
export class NetworkError extends VitrineError {
  /** False when the request provably never left (connection refused, unknown host). */
  declare readonly sent: boolean;

  constructor(message: string, facts: Facts & { readonly sent: boolean }) {
    super('NetworkError', message, { code: 'network', ...facts });
  }
}

/** The time limit of an attempt or of the whole call ran out, headers and body counted. Code `timeout`. */
export class TimeoutError extends VitrineError {
  /** How long was waited, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(message: string, facts: Facts & { readonly timeoutMs: number }) {
    super('TimeoutError', message, { code: 'timeout', ...facts });
  }
}

/** The arguments of a call or of a set-up are wrong; nothing was sent. */
export class ValidationError extends VitrineError {
  constructor(code: string, message: string) {
    super('ValidationError', message, { code });
  }
}
