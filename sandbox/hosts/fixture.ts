import { setupServer } from 'msw/node';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';

/** What a test runner hands a fixture: it runs the test with a value and settles when the test is over. */
type Run<T> = (value: T) => Promise<void>;

/** Fixtures for Vitest's `test.extend`. */
export interface SandboxFixtures {
  /** A sandbox of the test's own; every request of the process that an operation fits is answered by it. */
  readonly sandbox: [(context: { signal: AbortSignal }, run: Run<Sandbox>) => Promise<void>, { auto: true }];
}

/**
 * A sandbox for each test, for Vitest 3.2 and later: `const test = base.extend<{ sandbox: Sandbox }>(sandboxFixtures({ seed: 7 }))`. It stands behind msw
 * also in tests that do not name it, and nothing of it is left in the next test. Tests that run at the same time in one
 * file share msw: give their clients `sandbox.fetch` in its place.
 * @param options As for createSandbox; a function makes them anew for each test.
 */
export const sandboxFixtures = (options: SandboxOptions | (() => SandboxOptions) = {}): SandboxFixtures => ({
  sandbox: [
    async ({ signal }, run) => {
      const sandbox = createSandbox(typeof options === 'function' ? options() : options);
      const server = setupServer(...sandbox.handlers);
      server.listen();
      // A call that hangs must not outlive the test that ran out of time.
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
