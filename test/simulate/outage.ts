import { getCurrentCart } from '../../generated/carts/index.ts';
import { inWorld } from './world.ts';

const MINUTE = 60_000;

/** Events of the simulation, in minutes from the start. */
export const timeline = {
  apiFails: 2,
  apiRecovers: 5,
  tokensFail: 9,
  tokensRecover: 12,
  end: 15,
} as const;

/** Average time between two calls of one client in milliseconds: a visitor who reads one page a minute. */
const THINKING = MINUTE;
/**
 * Lifetime of an access token in seconds, chosen so that all tokens expire during the outage of the token
 * endpoint or close to it.
 */
const TOKEN_LIFE = 9.5 * 60;
/** All clients start in the first minute, as after a broadcast, so their tokens also expire within one minute. */
const ARRIVAL = MINUTE;

/** Counts of one interval. */
export interface Slice {
  /** Seconds from the start. */
  readonly from: number;
  calls: number;
  failed: number;
  requests: number;
  tokenRequests: number;
}

export interface Simulated {
  readonly slices: readonly Slice[];
  /** Largest number of requests that a single call sent to the API, without the token requests. */
  readonly mostPerCall: number;
  /** Requests to the API by all clients, for each call. */
  readonly perCall: number;
  /**
   * The highest number of token requests by one client while the token endpoint was down, and the calls of this
   * client in the same time.
   */
  readonly mostForTokens: { readonly requests: number; readonly calls: number };
}

const SLICE = 10;

/**
 * Simulates clients with their own tokens during two outages of the platform: of the whole API for three
 * minutes, and later of the token endpoint for three minutes. The clients are real; time, random numbers and
 * the network are simulated. The same seed gives the same result.
 */
export const simulateOutage = async (count: number, seed: string): Promise<Simulated> => {
  const slices: Slice[] = Array.from({ length: (timeline.end * 60) / SLICE }, (_, index) => ({
    from: index * SLICE,
    calls: 0,
    failed: 0,
    requests: 0,
    tokenRequests: 0,
  }));
  let mostPerCall = 0;
  let mostForTokens = { requests: 0, calls: 0 };
  await inWorld(seed, async ({ time, random, visitor, pause }) => {
    const slice = (): Slice => {
      const found = slices[Math.min(slices.length - 1, Math.floor(time.now() / 1000 / SLICE))];
      if (!found) throw new Error('The time of the simulation is empty.');
      return found;
    };
    const isDown = (from: number, to: number) => time.now() >= from * MINUTE && time.now() < to * MINUTE;
    const areTokensDown = () => isDown(timeline.tokensFail, timeline.tokensRecover);
    const json = (body: object, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    const unavailable = () => json({ message: 'upstream' }, 503);
    let issued = 0;
    const answer = (isToken: boolean): Response => {
      if (!isToken)
        return isDown(timeline.apiFails, timeline.apiRecovers) ? unavailable() : json({ cart: {} });
      if (areTokensDown()) return unavailable();
      issued++;
      return json({ access_token: `a${issued}`, refresh_token: `r${issued}`, expires_in: TOKEN_LIFE });
    };

    const begin = () => {
      const sent = { requests: 0, whileDown: 0, callsWhileDown: 0 };
      const client = visitor((isToken) => {
        const now = slice();
        if (isToken) now.tokenRequests++;
        else now.requests++;
        if (!isToken) sent.requests++;
        else if (areTokensDown()) sent.whileDown++;
        if (sent.whileDown > mostForTokens.requests)
          mostForTokens = { requests: sent.whileDown, calls: sent.callsWhileDown };
        return answer(isToken);
      });
      const call = () => {
        if (time.now() >= timeline.end * MINUTE) return;
        const before = sent.requests;
        slice().calls++;
        if (areTokensDown()) sent.callsWhileDown++;
        getCurrentCart({ client })
          .catch(() => void slice().failed++)
          .finally(() => {
            mostPerCall = Math.max(mostPerCall, sent.requests - before);
            time.after(pause(THINKING), call);
          });
      };
      call();
    };
    for (let client = 0; client < count; client++) time.after(random() * ARRIVAL, begin);
    await time.runUntil((timeline.end + 1) * MINUTE);
  });
  const sum = (of: 'requests' | 'calls') => slices.reduce((total, one) => total + one[of], 0);
  return { slices, mostPerCall, perCall: sum('requests') / sum('calls'), mostForTokens };
};
