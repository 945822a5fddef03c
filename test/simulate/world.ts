import { type ClientOptions, createClient, oauth, type VitrineClient } from '../../src/index.ts';
import { randomFrom } from '../../sandbox/engine/values/random.ts';
import { startVirtualTime, type VirtualTime } from './virtual-time.ts';

/**
 * Environment of a simulation: time, randomness and network are simulated; everything else is the code that users run.
 */
export interface World {
  readonly time: VirtualTime;
  /** A number from 0 to 1, the next of the seed. */
  readonly random: () => number;
  /** A visitor with tokens of its own. The behavior of the platform is decided when a request arrives. */
  readonly visitor: (
    answer: (isToken: boolean) => Response,
    layers?: ClientOptions['layers'],
  ) => VitrineClient;
  /** Random time until the next event, in milliseconds, with the given mean. */
  readonly pause: (average: number) => number;
}

/**
 * Runs a simulation, then restores the clock and the random numbers of the process. The same seed gives the
 * same result.
 */
export const inWorld = async (seed: string, run: (world: World) => Promise<void>): Promise<void> => {
  const random = randomFrom(seed);
  const chance = Math.random;
  const time = startVirtualTime();
  Math.random = random;
  const visitor: World['visitor'] = (answer, layers = []) =>
    createClient({
      host: 'https://platform.example',
      auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }),
      layers,
      fetch: (input) =>
        new Promise((resolve) => {
          const response = answer(String(input).endsWith('/oauth2/token'));
          time.after(20 + random() * 60, () => resolve(response));
        }),
    });
  try {
    await run({ time, random, visitor, pause: (average) => -Math.log(1 - random()) * average });
  } finally {
    time.restore();
    Math.random = chance;
  }
};
