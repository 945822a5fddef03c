/** What the process with the traffic tells after each window of time. */
export interface Window {
  readonly seconds: number;
  /** Journeys that came to their end. */
  readonly journeys: number;
  readonly calls: number;
  /** What went wrong, each with its journey. */
  readonly errors: readonly string[];
  /** Bytes of the heap, after a collection. */
  readonly heap: number;
}

/** What the process with the sandboxes tells: where they listen, and then its heap whenever it is asked. */
export type FromServers = { readonly hosts: readonly string[] } | { readonly heap: number };

/** The heap after a collection. The process is started with `--expose-gc`. */
export const heapNow = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
