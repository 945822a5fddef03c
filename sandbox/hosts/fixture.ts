import { setupServer } from 'msw/node';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';

/** Passed by the test runner to a fixture: runs the test with a value and resolves when the test has ended. */
type Run<T> = (value: T) => Promise<void>;

/** Fixtures for Vitest's `test.extend`. */
export interface SandboxFixtures {
  /** The sandbox of a test; it answers every request of the process that matches an operation. */
  readonly sandbox: [(context: { signal: AbortSignal }, run: Run<Sandbox>) => Promise<void>, { auto: true }];
}

/**
 * A sandbox for each test, for Vitest 3.2 and later: `const test = base.extend<{ sandbox: Sandbox
 * }>(sandboxFixtures({ seed: 7 }))`. The fixture starts msw also for tests that do not use `sandbox`, and
 * disposes the sandbox after each test. Concurrent tests of one file share msw: give their clients
 * `sandbox.fetch` instead.
 * @param options As for createSandbox; a function is called for each test.
 */
export const sandboxFixtures = (options: SandboxOptions | (() => SandboxOptions) = {}): SandboxFixtures => ({
  sandbox: [
    async ({ signal }, run) => {
      const sandbox = createSandbox(typeof options === 'function' ? options() : options);
      const server = setupServer(...sandbox.handlers);
      server.listen();
      // A pending call must end with the test that timed out.
      signal.addEventListener('abort', () => sandbox.dispose());
      try {
        await run(sandbox);
      } finally {
        server.close();
        sandbox.dispose();
      }
    },
    { auto: true },
  ],
});
