/** The sandbox behind msw's service worker, for demos that any static host can serve. */
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';

export * from '../index.ts';

/** A sandbox with its worker; call `worker.start()` before the first request. */
export interface SandboxWorker {
  readonly sandbox: Sandbox;
  readonly worker: SetupWorker;
}

/**
 * Puts a new or given sandbox behind msw. Pictures and hosted pages have the origin of the page, unless `origin` is
 * given, because a service worker answers for its own origin only. A hosted page needs the page with the sandbox: open
 * it in another window or tab, not in place of that page and not in a frame. Throws an UnknownScenarioError as
 * createSandbox does.
 */
export const setupSandboxWorker = (options: SandboxOptions | Sandbox = {}): SandboxWorker => {
  const sandbox = 'handlers' in options ? options : createSandbox({ origin: location.origin, ...options });
  return { sandbox, worker: setupWorker(...sandbox.handlers) };
};
