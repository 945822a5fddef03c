import { createSandbox } from '../create-sandbox.ts';
import type { SandboxOptions } from '../control/sandbox.ts';
import type { SandboxState } from '../records/state.ts';
import type { World } from '../engine/context.ts';
import { adoptedCollection, adoptedProduct } from './adopt-catalog.ts';
import { adoptedTicket, adoptEvent } from './adopt-events.ts';
import type { Recording } from './recording.ts';
import { seenThings } from './seen-resources.ts';

/**
 * The state of a sandbox whose site is like the one that a session has seen: its products, collections, events and
 * tickets under their own ids, with their pictures where they are. Give it to `createSandbox({ state })` or to
 * `sandbox.restore()`. Stock is what the answers told; carts, orders and people stay with the site that was recorded.
 * The clock stands still at the instant of the recording, unless the options say otherwise.
 */
export const scenarioOf = (
  recording: Recording,
  options: Pick<SandboxOptions, 'seed' | 'clock' | 'settings'> = {},
): SandboxState => {
  const { products, collections, events, tickets } = seenThings(recording);
  const [first] = products.values();
  const currency = first?.priceData.currency;
  const sandbox = createSandbox({
    clock: { kind: 'frozen', start: Date.parse(recording.startedAt) },
    ...options,
    scenario: 'empty-site',
    settings: { ...(currency !== undefined && { currency }), ...options.settings },
  });
  const { state, clock } = sandbox;
  const world: World = { state, clock, origin: '' };
  state.products = [...products.values()].map((product) => adoptedProduct(product, clock.iso()));
  state.collections = [...collections.values()].map(adoptedCollection);
  for (const definition of tickets.values())
    state.ticketDefinitions[definition.id] = adoptedTicket(definition);
  for (const event of events.values()) adoptEvent(world, event);
  sandbox.dispose();
  return state;
};
