/** The sandbox behind msw's service worker, for demos that any static host can serve. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';

export * from '../index.ts';

/** A sandbox and the worker that it stands behind; call `worker.start()` before the first request. */
export interface SandboxWorker {
  readonly sandbox: Sandbox;
  readonly worker: SetupWorker;
}

/**
 * Makes a sandbox, or takes the given one, and puts it behind msw. Its pictures and hosted pages live at the origin of the
 * page, unless `origin` says otherwise, because a service worker answers for that one only. A hosted page needs the page
 * with the sandbox beside it: it works in a window or a tab of its own, not in place of that page, and in no frame.
 * Throws an UnknownScenarioError as createSandbox does.
 */
export const setupSandboxWorker = (options: SandboxOptions | Sandbox = {}): SandboxWorker => {
  const sandbox = 'handlers' in options ? options : createSandbox({ origin: location.origin, ...options });
  return { sandbox, worker: setupWorker(...sandbox.handlers) };
};
