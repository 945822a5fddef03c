import type { Sandbox, SandboxOptions } from './control/sandbox.ts';
import { createHandlers } from './engine/msw-handlers.ts';
import { operations } from './engine/operations.ts';
import { createPlatform } from './platform.ts';

/** Makes a sandbox. Throws an UnknownScenarioError for a scenario that does not exist. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  const platform = createPlatform(options);
  let handlers: Sandbox['handlers'] | undefined;
  return {
    ...platform,
    // The spread copies the value that a getter has now, and `restore` and `reset` replace the state.
    get state() {
      return platform.state;
    },
    get orders() {
      return platform.orders;
    },
    get handlers() {
      return (handlers ??= createHandlers(operations, (request) => platform.fetch(request)));
    },
  };
};
