import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import { startServer } from '../../src/sandbox/serve.ts';
import { callersOf } from './callers.ts';
import { Descriptions } from './described.ts';
import { Exchanges } from './exchanges.ts';
import type { Operation } from './inventory.ts';
import { type Arguments, recipes, shop } from './recipes.ts';

/**
 * Sets the stage for a test file: one HTTP sandbox, and before each test new callers, a visitor with a cart, and an empty
 * record of what goes over the wire.
 */
export const setStage = () => {
  const descriptions = new Descriptions();
  const exchanges = new Exchanges(descriptions);
  const sandbox = createSandbox({ seed: 42 });
  let host = '';
  let stop = async (): Promise<void> => {};
  let callers: Awaited<ReturnType<typeof callersOf>>;
  let live: Awaited<ReturnType<typeof shop>>;

  beforeAll(async () => {
    const server = await startServer(sandbox, { port: 0 });
    host = server.url;
    stop = () => server.close();
  });
  afterAll(() => stop());

  beforeEach(async () => {
    callers = await callersOf(sandbox, host, exchanges.fetch);
    live = await shop(callers.visitor, sandbox);
    exchanges.seen.length = 0;
  });

  return {
    exchanges,
    callers: () => callers,
    /** What the sandbox has, else the examples of the description. */
    argumentsOf: ({ id }: Operation): Arguments => recipes[id]?.(live) ?? descriptions.exampleArguments(id),
  };
};
