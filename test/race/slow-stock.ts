import type { TicketDefinitionRecord } from '../../sandbox/records/state.ts';

const still = new Int32Array(new SharedArrayBuffer(4));

/** Pauses between looking at how many tickets are held and taking one: what races look for. The process really stands still. */
export const slowStock = (definition: TicketDefinitionRecord, milliseconds: number): void => {
  let { held } = definition;
  Object.defineProperty(definition, 'held', {
    enumerable: true,
    get: () => held,
    set(value: number) {
      Atomics.wait(still, 0, 0, milliseconds);
      held = value;
    },
  });
};
