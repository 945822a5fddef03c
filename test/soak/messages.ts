/** Message of the traffic process after each window of time. */
export interface Window {
  readonly seconds: number;
  /** Completed journeys. */
  readonly journeys: number;
  readonly calls: number;
  /** Failures, each with the name of its journey. */
  readonly errors: readonly string[];
  /** Bytes of the heap after a garbage collection. */
  readonly heap: number;
}

/** Messages of the sandbox process: the addresses and, on request, the size of its heap. */
export type FromServers = { readonly hosts: readonly string[] } | { readonly heap: number };

/** The size of the heap after a garbage collection. The process is started with `--expose-gc`. */
export const heapNow = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
