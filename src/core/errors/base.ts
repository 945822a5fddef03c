/**
 * Whether trying again makes sense.
 * `yes`: the call had no effect, or repeating it is harmless. `no`: the same call will fail again.
 * `unknown`: the call may have taken effect; read back before trying again.
 */
export type Retryable = 'no' | 'yes' | 'unknown';

/** The names of the error classes: the values of `name`. */
export type ErrorName =
  | 'ApiError'
  | 'NetworkError'
  | 'TimeoutError'
  | 'AuthError'
  | 'ValidationError'
  | 'WebhookError';

/** Members that every error may have; {@link VitrineError} documents them. */
export interface ErrorFacts {
  readonly retryable?: Retryable;
  readonly attempts?: number;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The brand of all errors of this package. All copies of the package on a page share this symbol; `instanceof` fails
 * for an error from another copy.
 */
const BRAND: unique symbol = Symbol.for('vitrine.error');

/**
 * The root of the error tree. It holds no request header, no body that was sent, and no token.
 * `Facts` are the members that a class adds.
 */
export abstract class VitrineError<Facts extends object = object> extends Error {
  /**
   * The brand that {@link brandOf} reads. Declared only as a type: a computed member would keep bundlers from removing
   * the class.
   */
  declare readonly [BRAND]: string;
  /** Stable code for programs: a code of the platform, or a code of this package in lower case. */
  declare readonly code: string;
  /** Whether trying again makes sense. */
  readonly retryable: Retryable = 'no';
  /** Number of requests that this call sent; 0 if it failed before its first request. */
  readonly attempts: number = 0;
  /** Time that the server requires before the next attempt, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, facts: Facts & ErrorFacts) {
    super(message, facts);
    const { cause, details, ...rest } = facts as ErrorFacts & { readonly details?: unknown };
    // Data from the server or from fetch may contain secrets: programs can read these members, but printing the error
    // does not show them.
    Object.defineProperties(Object.assign(this, rest), {
      details: { get: () => details },
      ...(mayHoldSecrets(cause) && { cause: { get: () => cause } }),
      [BRAND]: { get: () => this.name },
    });
  }

  /** The error as plain data for logs: without stack, cause and the server's free-form details. */
  toJSON(): Record<string, unknown> {
    return { message: this.message, ...(this as object) };
  }
}

/**
 * Whether a cause may contain parts of the request. Errors of this package do not. If a connection was refused or lost
 * (`ECONNREFUSED`, `ECONNRESET`), the error of fetch does not either: it contains fixed words, an address and a code.
 */
const mayHoldSecrets = (cause: unknown): boolean => {
  if (!cause || cause instanceof VitrineError) return false;
  const { message, cause: system } = cause as { message?: string; cause?: { code?: string } };
  return !/^fetch failed E[A-Z]+$/.test(`${message} ${system?.code}`);
};

/**
 * Throws the error of a call. The stack names the function that made the call, even if the failure comes from a timer.
 */
export const rejectHere = (error: unknown): never => {
  if (error instanceof VitrineError) Error.captureStackTrace?.(error, rejectHere);
  throw error;
};

/** The class name in the brand of an error from any copy of this package, otherwise undefined. */
export const brandOf = (error: unknown): string | undefined =>
  (error as { [BRAND]?: string } | null | undefined)?.[BRAND];
