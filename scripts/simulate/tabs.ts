import { createClient, oauth, pacing } from '../../src/index.ts';
import { getCurrentCart } from '../../generated/carts/index.ts';
import { randomFrom } from '../../src/sandbox/random.ts';
import { startVirtualTime } from './virtual-time.ts';

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
 * Several tabs of one visitor, which cannot see each other's calls, before a platform that takes 200 requests a minute in
 * all and says with a 429 when to come again.
 * @param perMinute What each tab allows itself with `pacing`; without it, it sends what it wants to.
 */
export const simulateTabs = async (
  tabs: number,
  { callsPerMinute, perMinute, seed }: { callsPerMinute: number; perMinute?: number; seed: string },
): Promise<SharedLimit> => {
  const random = randomFrom(seed);
  const chance = Math.random;
  Math.random = random;
  const time = startVirtualTime();
  const result = { calls: 0, failed: 0, requests: 0, refused: 0 };
  const taken: number[] = [];
  const answer = (): Response => {
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
    const client = createClient({
      host: 'https://platform.example',
      auth: oauth({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' }),
      ...(perMinute !== undefined && { layers: [pacing({ perMinute })] }),
      fetch: (input) =>
        new Promise((resolve) => {
          const isToken = String(input).endsWith('/oauth2/token');
          if (!isToken) result.requests++;
          const response = isToken
            ? new Response('{"access_token":"a","refresh_token":"r","expires_in":14400}')
            : answer();
          time.after(20 + random() * 60, () => resolve(response));
        }),
    });
    const call = () => {
      if (time.now() >= MINUTES * MINUTE) return;
      result.calls++;
      getCurrentCart({ client }).catch(() => void result.failed++);
      time.after(-Math.log(1 - random()) * (MINUTE / callsPerMinute), call);
    };
    call();
  };
  try {
    for (let tab = 0; tab < tabs; tab++) time.after(random() * 1000, begin);
    await time.runUntil((MINUTES + 2) * MINUTE);
  } finally {
    time.restore();
    Math.random = chance;
  }
  return result;
};
