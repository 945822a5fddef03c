import { createPlatform } from '../platform.ts';
import type { SandboxOptions } from '../control/sandbox.ts';
import type { SandboxState } from '../records/state.ts';
import type { World } from '../engine/context.ts';
import { adoptedCollection, adoptedProduct } from './adopt-catalog.ts';
import { adoptedTicket, adoptEvent } from './adopt-events.ts';
import type { Recording } from './recording.ts';
import { seenResources } from './seen-resources.ts';

/**
 * The state of a sandbox with the products, collections, events and tickets of a recorded site, under their own ids
 * and with their picture addresses. Use it with `createSandbox({ state })` or `sandbox.restore()`. Stock has the
 * values of the answers; carts, orders and people are not adopted. The clock is frozen at the instant of the
 * recording, unless the options say otherwise.
 */
export const scenarioOf = (
  recording: Recording,
  options: Pick<SandboxOptions, 'seed' | 'clock' | 'settings'> = {},
): SandboxState => {
  const { products, collections, events, tickets } = seenResources(recording);
  const [first] = products.values();
  const currency = first?.priceData?.currency;
  const sandbox = createPlatform({
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
