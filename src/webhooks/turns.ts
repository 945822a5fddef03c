import { isBefore } from './store.ts';

interface Waiting {
  readonly sequence: string;
  readonly start: (mine: boolean) => void;
}

/**
 * Lets one at a time do something about an entity; of those who wait, the one with the lowest sequence is next.
 * `take` gives false when the patience ends before the turn comes; who got true must call `leave`.
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
        start: (mine) => {
          clearTimeout(timer);
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
          resolve(mine);
        },
      };
      const timer = setTimeout(() => waiting.start(false), patienceMs);
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
