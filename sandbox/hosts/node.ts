/** The sandbox behind msw in Node, for tests: it answers every request of the process that matches an operation. */
import { setupServer, type SetupServer } from 'msw/node';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';

export { sandboxFixtures, type SandboxFixtures } from './fixture.ts';
export { startServer, type RunningServer, type ServerOptions } from './http/serve.ts';
export * from '../index.ts';

/** A sandbox with its msw server. Call `server.listen()` before the tests and `server.close()` after them. */
export interface SandboxServer {
  readonly sandbox: Sandbox;
  readonly server: SetupServer;
}

/** Puts a new or given sandbox behind msw. Throws an UnknownScenarioError as createSandbox does. */
export const setupSandboxServer = (options: SandboxOptions | Sandbox = {}): SandboxServer => {
  const sandbox = 'handlers' in options ? options : createSandbox(options);
  return { sandbox, server: setupServer(...sandbox.handlers) };
};
