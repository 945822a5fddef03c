import * as z from 'zod/mini';
import { faultSchema, readFault } from '../../engine/faults/read.ts';
import { keepFault } from '../../engine/faults/faults.ts';
import { faultFromText } from '../../engine/faults/text.ts';
import { command, type Command, ControlError } from './command.ts';

/** Control calls about faults. */
export const faultCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/faults',
    about: 'lists the faults, and how often each has occurred',
    run: ({ sandbox }) => ({ faults: sandbox.faults.list() }),
  }),
  command({
    name: 'POST /sandbox/faults',
    about:
      'makes an operation, or all ("*"), fail: one of error, status, rateLimit, hang, reset, lostAnswer, truncated, malformed, or latencyMs alone; with times, probability and latencyMs; or as one text: {"fault": "addToCurrentCart lostAnswer times=1"}',
    example: { operation: 'addToCurrentCart', lostAnswer: true, times: 1 },
    schema: z.union([z.strictObject({ fault: z.string() }), faultSchema]),
    run: ({ world, body }) => ({
      id: keepFault(world.state, 'fault' in body ? faultFromText(body.fault) : readFault(body)),
    }),
  }),
  command({
    name: 'DELETE /sandbox/faults',
    about: 'ends one fault by its id, or all of them',
    example: {},
    schema: z.strictObject({ id: z.optional(z.string()) }),
    run: ({ sandbox, world: { state }, body: { id } }) => {
      if (id !== undefined && !state.faults.some((fault) => fault.id === id))
        throw new ControlError(404, `There is no fault ${id}; it may have occurred as often as requested.`);
      state.faults = state.faults.filter((fault) => id !== undefined && fault.id !== id);
      return { faults: sandbox.faults.list() };
    },
  }),
];
