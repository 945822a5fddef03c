import { createStore, type Store } from './store.ts';

/** Sends one quantity to the platform; settles when the platform has answered. */
export type SendQuantity = (lineId: string, quantity: number) => Promise<unknown>;

export interface QuantityQueue {
  /** Wanted quantities that the platform has not confirmed yet, by line id. */
  readonly wanted: Store<ReadonlyMap<string, number>>;
  readonly change: (lineId: string, quantity: number) => void;
  /** Resolves when no change is on its way any more. */
  readonly settled: () => Promise<void>;
}

/**
 * Lets a buyer press as fast as they like: the wanted quantity shows at once, one call a line is under way at a time,
 * and when it comes back the newest wish is sent, if it differs. A failure drops the wish, so that the confirmed
 * quantity shows again, and tells `onFailure` which line it was.
 */
export const createQuantityQueue = (
  send: SendQuantity,
  onFailure: (lineId: string, cause: unknown) => void,
): QuantityQueue => {
  const wanted = createStore<ReadonlyMap<string, number>>(new Map());
  const busy = new Set<string>();

  const forget = (lineId: string): void =>
    wanted.set((all) => {
      const rest = new Map(all);
      rest.delete(lineId);
      return rest;
    });

  const run = async (lineId: string): Promise<void> => {
    busy.add(lineId);
    try {
      let sent: number | undefined;
      for (
        let next = wanted.get().get(lineId);
        next !== undefined && next !== sent;
        next = wanted.get().get(lineId)
      ) {
        sent = next;
        await send(lineId, next);
      }
    } catch (cause) {
      onFailure(lineId, cause);
    } finally {
      busy.delete(lineId);
      forget(lineId);
    }
  };

  return {
    wanted,
    change: (lineId, quantity) => {
      wanted.set((all) => new Map(all).set(lineId, quantity));
      if (!busy.has(lineId)) void run(lineId);
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (wanted.get().size > 0) return;
          stop();
          resolve();
        };
        const stop = wanted.subscribe(check);
        check();
      }),
  };
};
