/**
 * Whether trying again makes sense.
 * `yes`: the call had no effect, or repeating it is harmless. `no`: the same call will fail again.
 * `unknown`: the call may have taken effect; read back before trying again.
 */
export type Retryable = 'no' | 'yes' | 'unknown';

/** The classes of the tree, by the name that each carries in `name`. */
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

/** The same symbol in every copy of the package on a page, which `instanceof` would not be. */
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
  /** Stable, for programs: the platform's code, or one of this package in lower case. */
  declare readonly code: string;
  /** Whether trying again makes sense. */
  readonly retryable: Retryable = 'no';
  /** How many requests of this call were sent; 0 when it failed before. */
  readonly attempts: number = 0;
  /** How long the server asked to wait before the next try, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, facts: Facts & ErrorFacts) {
    super(message, facts);
    const { cause, details, ...rest } = facts as ErrorFacts & { readonly details?: unknown };
    // Data from outside may contain secrets. A program can read it, but nothing that prints errors shows it.
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
 * Whether a cause may hold what was sent. Errors of this package do not, nor does what fetch says when the system refuses a
 * connection or loses it (`ECONNREFUSED`): fixed words, an address and a code.
 */
const mayHoldSecrets = (cause: unknown): boolean => {
  if (!cause || cause instanceof VitrineError) return false;
  const { message, cause: system } = cause as { message?: string; cause?: { code?: string } };
  return !/^fetch failed E[A-Z]+$/.test(`${message} ${system?.code}`);
};

/** Rejects a call; the stack names the function that made it, also when the failure comes from a timer. */
export const rejectHere = (error: unknown): never => {
  if (error instanceof VitrineError) Error.captureStackTrace?.(error, rejectHere);
  throw error;
};

/** The class name that an error of any copy of this package carries, else undefined. */
export const brandOf = (error: unknown): string | undefined =>
  (error as { [BRAND]?: string } | null | undefined)?.[BRAND];
