import { afterAll, afterEach, vi } from 'vitest';

// A server keeps the catalogs of its sites for the whole process; a sandbox of the next test has the same address.
afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('vitrine.catalogs')));

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
