/**
 * Whether trying again makes sense.
 * `yes`: the call had no effect, or repeating it is harmless. `no`: the same call will fail again.
 * `unknown`: the call may have taken effect; read back before trying again.
 */
export type Retryable = 'no' | 'yes' | 'unknown';

/** The classes of the tree, by the name that each carries in `name`. */
export type ErrorName = 'ApiError' | 'NetworkError' | 'TimeoutError' | 'AuthError' | 'ValidationError';

/** What every error of this package is made of. */
export interface ErrorFacts {
  code: string;
  retryable?: Retryable | undefined;
  /** How many requests of this call were sent. */
  attempts?: number | undefined;
  /** One sentence: what to do about it. */
  advice?: string | undefined;
  /** How long the server asked to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The same symbol in every copy of the package on a page, which `instanceof` would not be. */
const BRAND: unique symbol = Symbol.for('vitrine.error');

/** The root of the error tree. It holds no request header, no body that was sent, and no token. */
export abstract class VitrineError extends Error {
  /** Stable, for programs: the platform's code, or one of this package in lower case. */
  readonly code: string;
  /** Whether trying again makes sense. */
  readonly retryable: Retryable;
  /** How many requests of this call were sent; 0 when it failed before. */
  readonly attempts: number;
  /** What to do about it, where there is something to say. */
  readonly advice: string | undefined;
  /** How long the server asked to wait before the next try, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    name: ErrorName,
    message: string,
    { code, retryable = 'no', attempts = 0, advice, retryAfterMs, cause }: ErrorFacts,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    Object.defineProperty(this, 'name', { value: name });
    Object.defineProperty(this, BRAND, { value: name });
    this.code = code;
    this.retryable = retryable;
    this.attempts = attempts;
    this.advice = advice;
    this.retryAfterMs = retryAfterMs;
  }

  /** The error as plain data for logs: without stack, cause and the server's free-form details. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, message: this.message, ...(this as object), details: undefined };
  }
}

/** The class name that an error of any copy of this package carries, else undefined. */
export const brandOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { [BRAND]?: unknown })[BRAND] : undefined;
