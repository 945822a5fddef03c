import { LONGEST_TIMER } from '../core/limits.ts';
import { isBefore } from './store.ts';

interface Waiting {
  readonly sequence: string;
  readonly start: (isTurn: boolean) => void;
}

/**
 * A queue for each entity: one delivery at a time is handled; the waiting delivery with the lowest sequence
 * is next.
 * `take` resolves to false if the patience ends first; after true, the caller must call `leave`.
 */
export class Turns {
  readonly #waiting = new Map<string, Waiting[]>();

  take(entity: string, sequence: string, patienceMs: number): Promise<boolean> {
    const queue = this.#waiting.get(entity);
    if (!queue) {
      this.#waiting.set(entity, []);
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const waiting: Waiting = {
        sequence,
        start: (isTurn) => {
          clearTimeout(timer);
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          resolve(isTurn);
        },
      };
      const timer = setTimeout(() => waiting.start(false), Math.min(patienceMs, LONGEST_TIMER));
      const behind = queue.findIndex((other) => isBefore(sequence, other.sequence));
      queue.splice(behind < 0 ? queue.length : behind, 0, waiting);
    });
  }

  leave(entity: string): void {
    const next = this.#waiting.get(entity)?.[0];
    if (next) next.start(true);
    else this.#waiting.delete(entity);
  }
}
