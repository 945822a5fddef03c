/** Message of the process with the traffic after each window of time. */
export interface Window {
  readonly seconds: number;
  /** Journeys that came to their end. */
  readonly journeys: number;
  readonly calls: number;
  /** Failures, each with its journey. */
  readonly errors: readonly string[];
  /** Bytes of the heap, after a collection. */
  readonly heap: number;
}

/** Messages of the process with the sandboxes: their addresses, and the size of its heap on request. */
export type FromServers = { readonly hosts: readonly string[] } | { readonly heap: number };

/** The heap after a collection. The process is started with `--expose-gc`. */
export const heapNow = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
