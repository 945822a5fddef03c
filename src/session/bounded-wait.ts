/**
 * Longest wait for a storage, in ms. Without this limit, a database that another page blocks would delay every call.
 */
export const LONGEST_WAIT = 3_000;
/** Time after a timeout in which later waits reject at once, in ms: one call asks the storage several times. */
const COOL_DOWN = 30_000;

/**
 * Creates a function that waits for a promise, but not longer than the limit. After a timeout, its next waits reject at
 * once for {@link COOL_DOWN}. The work behind the promise continues in any case.
 * @param limit In milliseconds.
 */
export const boundedWait = (limit = LONGEST_WAIT) => {
  let coolDownUntil = 0;
  return async <T>(asked: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new DOMException('no answer', 'TimeoutError'));
      if (performance.now() < coolDownUntil) return giveUp();
      timer = setTimeout(() => {
        coolDownUntil = performance.now() + COOL_DOWN;
        giveUp();
      }, limit);
    });
    try {
      return await Promise.race([timeout, asked]);
    } finally {
      clearTimeout(timer);
    }
  };
};
