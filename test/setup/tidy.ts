import { afterAll, vi } from 'vitest';

// The files of a project share processes, so that each module is loaded once a process. What a file has put in place of
// something global ends with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // React Aria keeps its live region for all components of the process.
  for (const left of globalThis.document?.querySelectorAll('body > :not([data-live-announcer])') ?? [])
    left.remove();
});
