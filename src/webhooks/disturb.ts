/** One delivery, some time after the first. */
export interface Delivery {
  readonly body: string;
  readonly delayMs: number;
}

/** How a network and a platform that repeats disturb deliveries. */
export interface DisturbOptions {
  /** The same number gives the same disturbance. Default 1. */
  readonly seed?: number;
  /** Which part of the bodies comes twice, 0 to 1. Default 0.3. */
  readonly duplicates?: number;
  /** The longest delay, in milliseconds; also what brings them out of order. Default 100. */
  readonly delayMs?: number;
}

/** Numbers from 0 to 1 that look random and are the same for a seed (mulberry32). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The bodies with some of them twice, each with a delay, in the order in which they arrive. None is lost. */
export const disturbed = (bodies: readonly string[], options: DisturbOptions = {}): Delivery[] => {
  const { seed = 1, duplicates = 0.3, delayMs = 100 } = options;
  const random = numbers(seed);
  return bodies
    .flatMap((body) => (random() < duplicates ? [body, body] : [body]))
    .map((body) => ({ body, delayMs: Math.round(random() * delayMs) }))
    .toSorted((one, other) => one.delayMs - other.delayMs);
};
