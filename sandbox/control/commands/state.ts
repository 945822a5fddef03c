import * as z from 'zod/mini';
import { millisecondsOf } from '../../engine/values/duration.ts';
import { isScenario, scenarioList } from '../../seeds/scenarios.ts';
import { command, type Command, ControlError, status } from './command.ts';

/** Control calls about the state as a whole and its clock. */
export const stateCommands: readonly Command[] = [
  command({
    name: 'GET /sandbox/state',
    about: 'returns the whole state of the sandbox, to be restored later',
    run: ({ sandbox }) => sandbox.state,
  }),
  command({
    name: 'GET /sandbox/hash',
    about:
      'returns the hash of the state, its scenario and seed, the time by which the clock was moved, and the number of faults',
    run: ({ sandbox }) => status(sandbox),
  }),
  command({
    name: 'POST /sandbox/restore',
    about: 'restores a state that was read before: {"state": …}',
    schema: z.strictObject({ state: z.record(z.string(), z.unknown()) }),
    run: ({ sandbox, body }) => {
      sandbox.restore(body.state);
      return status(sandbox);
    },
  }),
  command({
    name: 'POST /sandbox/advance',
    about: 'moves the clock forward by seconds, or by a duration such as "20m" or "1h 30m"',
    example: { duration: '20m' },
    schema: z.union([
      z.strictObject({ seconds: z.number().check(z.nonnegative()) }),
      z.strictObject({ duration: z.string() }),
    ]),
    run: ({ sandbox, body }) => {
      sandbox.advance('seconds' in body ? body.seconds * 1000 : millisecondsOf(body.duration));
      return status(sandbox);
    },
  }),
  command({
    name: 'POST /sandbox/reset',
    about:
      'resets the sandbox; scenario and seed stay unless they are given, and settings stay; a catalog that has moved moves back',
    example: { scenario: 'fresh-shop', seed: '42' },
    schema: z.strictObject({
      scenario: z.optional(z.string()),
      seed: z.optional(z.union([z.string(), z.number()])),
    }),
    run: ({ sandbox, body: { scenario, seed } }) => {
      if (scenario !== undefined && !isScenario(scenario))
        throw new ControlError(
          400,
          `There is no such scenario. There are: ${scenarioList.map(({ name }) => name).join(', ')}.`,
        );
      sandbox.reset({ ...(scenario !== undefined && { scenario }), ...(seed !== undefined && { seed }) });
      return status(sandbox);
    },
  }),
];
