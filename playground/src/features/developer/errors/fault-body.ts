/** Failures that any call can have, independent of its error codes. */
export const faultKinds = ['lostAnswer', 'rateLimit', 'down', 'hang', 'reset', 'malformed', 'late'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Input of the error lab. */
export interface FaultChoice {
  /** Id of a call, or `*`. */
  readonly operation: string;
  /** A {@link FaultKind}, or an error code of the call. */
  readonly kind: string;
  readonly times: number;
  /** In percent. */
  readonly probability: number;
  readonly latencyMs: number;
}

/** Seconds in the retry-after header of a rate limit. */
const WAIT = 2;

const effects: Readonly<Record<FaultKind, object>> = {
  lostAnswer: { lostAnswer: true },
  rateLimit: { rateLimit: WAIT },
  down: { status: 503 },
  hang: { hang: true },
  reset: { reset: true },
  malformed: { malformed: true },
  late: {},
};

/** The body of `POST /sandbox/faults` for a choice. */
export const faultBody = ({ operation, kind, times, probability, latencyMs }: FaultChoice): object => ({
  operation,
  ...((effects as Readonly<Record<string, object>>)[kind] ?? { error: kind }),
  times,
  ...(probability < 100 && { probability: probability / 100 }),
  ...((latencyMs > 0 || kind === 'late') && { latencyMs }),
});
