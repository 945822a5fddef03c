import { useMemo } from 'react';
import { serverClockOf } from '../core/time/server-clock.ts';
import { createTicker } from '../core/time/ticker.ts';
import { clientOf, useCache } from './binding.ts';
import { useObservable } from './use-observable.ts';

/**
 * The time of the platform in milliseconds since 1970, in steps of `step` milliseconds, by default a second: for
 * content that opens, starts or ends while it is on screen. Correct right after sleep and after a switch of tabs.
 * Undefined on a server and in the first render of a hydrated page, so that both renders are equal.
 */
export const useServerTime = (step = 1000): number | undefined => {
  const client = clientOf(useCache());
  const ticker = useMemo(() => createTicker(serverClockOf(client), step), [client, step]);
  return useObservable(ticker);
};
