/** Longest wait for a place, in ms. A database that another page blocks would otherwise hold up every call. */
export const LONGEST_WAIT = 3_000;
/** For so long after that nobody waits for it again, in ms: one call asks several times. */
const COOL_DOWN = 30_000;

/**
 * Rejects what takes too long; after that at once, for a while. What was asked for is carried out all the same.
 * @param patience In milliseconds.
 */
export const boundedWait = (patience = LONGEST_WAIT) => {
  let coolDownUntil = 0;
  return async <T>(asked: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new DOMException('no answer', 'TimeoutError'));
      if (performance.now() < coolDownUntil) return giveUp();
      timer = setTimeout(() => {
        coolDownUntil = performance.now() + COOL_DOWN;
        giveUp();
      }, patience);
    });
    try {
      return await Promise.race([late, asked]);
    } finally {
      clearTimeout(timer);
    }
  };
};
