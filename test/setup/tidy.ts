import { afterAll, vi } from 'vitest';

// Test files of a project share processes, so that each process loads a module once. After each file, its
// replacements of globals are undone.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // React Aria uses one live region for all components of the process.
  for (const left of globalThis.document?.querySelectorAll('body > :not([data-live-announcer])') ?? [])
    left.remove();
});
