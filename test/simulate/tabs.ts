import { getCurrentCart } from '../../generated/carts/index.ts';
import { pacing } from '../../src/index.ts';
import { inWorld } from './world.ts';

const MINUTE = 60_000;
/** Requests a minute that the platform takes from one app instance. */
const LIMIT = 200;
const MINUTES = 10;

export interface SharedLimit {
  readonly calls: number;
  readonly failed: number;
  readonly requests: number;
  /** Requests that were answered with 429. */
  readonly refused: number;
}

/**
 * Simulates several tabs of one visitor without shared counts of calls. The platform accepts 200 requests a
 * minute from all tabs together and answers further requests with a 429 and `Retry-After`.
 * @param perMinute The limit of each tab by `pacing`. Default: no limit.
 */
export const simulateTabs = async (
  tabs: number,
  { callsPerMinute, perMinute, seed }: { callsPerMinute: number; perMinute?: number; seed: string },
): Promise<SharedLimit> => {
  const result = { calls: 0, failed: 0, requests: 0, refused: 0 };
  await inWorld(seed, async ({ time, random, visitor, pause }) => {
    const taken: number[] = [];
    const take = (): Response => {
      result.requests++;
      while (taken[0] !== undefined && taken[0] <= time.now() - MINUTE) taken.shift();
      if (taken.length >= LIMIT) {
        result.refused++;
        const wait = Math.ceil(((taken[0] ?? 0) + MINUTE - time.now()) / 1000);
        return new Response('{}', { status: 429, headers: { 'retry-after': `${wait}` } });
      }
      taken.push(time.now());
      return new Response('{"cart":{}}', { headers: { 'content-type': 'application/json' } });
    };
    const begin = () => {
      const client = visitor(
        (isToken) =>
          isToken ? new Response('{"access_token":"a","refresh_token":"r","expires_in":14400}') : take(),
        perMinute === undefined ? [] : [pacing({ perMinute })],
      );
      const call = () => {
        if (time.now() >= MINUTES * MINUTE) return;
        result.calls++;
        getCurrentCart({ client }).catch(() => void result.failed++);
        time.after(pause(MINUTE / callsPerMinute), call);
      };
      call();
    };
    for (let tab = 0; tab < tabs; tab++) time.after(random() * 1000, begin);
    await time.runUntil((MINUTES + 2) * MINUTE);
  });
  return result;
};
