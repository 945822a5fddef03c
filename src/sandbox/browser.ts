/** The sandbox behind msw's service worker, for demos that any static host can serve. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';

export * from './index.ts';

/** A sandbox and the worker that it stands behind; call `worker.start()` before the first request. */
export interface SandboxWorker {
  readonly sandbox: Sandbox;
  readonly worker: SetupWorker;
}

/** Makes a sandbox, or takes the given one, and puts it behind msw. Throws an UnknownScenarioError as createSandbox does. */
export const setupSandboxWorker = (options: SandboxOptions | Sandbox = {}): SandboxWorker => {
  const sandbox = 'handlers' in options ? options : createSandbox(options);
  return { sandbox, worker: setupWorker(...sandbox.handlers) };
};
