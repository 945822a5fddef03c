import type { Fate } from './shop.ts';

/** Random numbers from a seed, equal on every machine. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (share: number): boolean => next() < share,
  };
};

export type Random = ReturnType<typeof randomFrom>;

/** Waits until all promises that can resolve have resolved. */
export const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** A network that holds requests and responses, and lets them through in random order. */
export const createTraffic = (random: Random, faults: number) => {
  const held: (() => void)[] = [];
  let isCalm = false;
  const hold = () => new Promise<void>((resolve) => void held.push(resolve));
  const pass = async (): Promise<boolean> => {
    await breathe();
    const [go] = held.splice(random.below(held.length), 1);
    go?.();
    await breathe();
    return go !== undefined;
  };
  return {
    onCall: async (): Promise<Fate> => {
      await hold();
      if (isCalm || !random.chance(faults)) return 'done';
      return (['unreached', 'lost', 'broken'] as const)[random.below(3)] ?? 'done';
    },
    onAnswer: () => hold(),
    /** Lets a random request or response through. */
    pass,
    /** Lets all requests and responses through, including later ones. */
    drain: async (): Promise<void> => {
      while (await pass());
    },
    /** Produces no further faults. */
    calm: () => {
      isCalm = true;
    },
  };
};
