/** One delivery, with its delay after the start. */
export interface Delivery {
  readonly body: string;
  readonly delayMs: number;
}

/** Options of {@link disturbed}. */
export interface DisturbOptions {
  /** Seed of the random numbers: the same seed gives the same deliveries. Default 1. */
  readonly seed?: number;
  /** Share of the bodies that are delivered twice, 0 to 1. Default 0.3. */
  readonly duplicates?: number;
  /** Maximum delay, in milliseconds. Delays change the order. Default 100. */
  readonly delayMs?: number;
}

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The deliveries of bodies over a bad network: some twice, each with a delay, in the order of arrival. None is lost. */
export const disturbed = (bodies: readonly string[], options: DisturbOptions = {}): Delivery[] => {
  const { seed = 1, duplicates = 0.3, delayMs = 100 } = options;
  const random = numbers(seed);
  return bodies
    .flatMap((body) => (random() < duplicates ? [body, body] : [body]))
    .map((body) => ({ body, delayMs: Math.round(random() * delayMs) }))
    .toSorted((one, other) => one.delayMs - other.delayMs);
};
