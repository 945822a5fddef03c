import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import { startServer } from '../../sandbox/hosts/http/serve.ts';
import type { SandboxState } from '../../sandbox/records/state.ts';
import { callersOf, identitiesOf, type Identities } from './callers.ts';
import { descriptions } from './described.ts';
import { Exchanges } from './exchanges.ts';
import type { Operation } from './inventory.ts';
import { type Arguments, recipes, shop } from './recipes.ts';

/** Services whose calls need a site with the newer catalog. */
const onNewerCatalog: ReadonlySet<string> = new Set(['catalog-v3', 'categories']);

/**
 * Prepares a test file: one sandbox over HTTP with a visitor who has a cart. Before each test the sandbox is restored
 * to that state, the clients are new, and the recorded exchanges are empty.
 */
export const setStage = () => {
  const exchanges = new Exchanges(descriptions);
  const sandbox = createSandbox({ seed: 42 });
  let host = '';
  let stop = async (): Promise<void> => {};
  let identities: Identities;
  let callers: ReturnType<typeof callersOf>;
  let live: Awaited<ReturnType<typeof shop>>;
  let world: SandboxState;

  beforeAll(async () => {
    const server = await startServer(sandbox, { port: 0 });
    host = server.url;
    stop = () => server.close();
    identities = await identitiesOf(sandbox, host);
    live = await shop(callersOf(identities, host, globalThis.fetch).visitor, sandbox);
    world = sandbox.snapshot();
  });
  afterAll(() => stop());

  beforeEach(() => {
    sandbox.restore(world);
    callers = callersOf(identities, host, exchanges.fetch);
    exchanges.seen.length = 0;
  });

  return {
    exchanges,
    callers: () => callers,
    /**
     * Arguments that refer to records of the sandbox, otherwise the examples of the description. The site
     * gets the catalog that the operation needs.
     */
    argumentsOf: ({ id, service }: Operation): Arguments => {
      sandbox.state.settings.catalogVersion = onNewerCatalog.has(service) ? 'V3' : 'V1';
      return recipes[id]?.(live) ?? descriptions.exampleArguments(id);
    },
  };
};
