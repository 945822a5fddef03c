import type { TicketDefinitionRecord } from '../../sandbox/records/state.ts';

const still = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the process between reading the number of held tickets and taking one, to provoke races. */
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
