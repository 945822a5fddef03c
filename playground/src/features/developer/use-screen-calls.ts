import { useLocation } from '@tanstack/react-router';
import { useServices } from '../../site/services.ts';
import { useStore } from '../../lib/use-store.ts';
import type { LogEntry } from '../../site/request-log.ts';

/** A call of the current screen: its latest row, and the number of equal calls. */
export interface ScreenCall {
  readonly entry: LogEntry;
  readonly times: number;
  /** Whether the last pressed control caused it. */
  readonly isFresh: boolean;
}

const sameness = ({ call, query, body }: LogEntry): string =>
  `${call.operation} ${call.path}?${query} ${JSON.stringify(body)}`;

/**
 * The calls of the current screen, equal ones folded; without token requests. The calls of the last press come first, in
 * the order in which they were sent, so that the first card shows the effect of the press. The others follow, the latest
 * first.
 */
export const useScreenCalls = (): readonly ScreenCall[] => {
  const { log } = useServices();
  const { pathname } = useLocation();
  const calls = useStore(log.entries).filter(
    ({ screen, call }) => screen === pathname && call.operation !== 'createToken',
  );
  const last = calls.find(({ pressed }) => pressed)?.pressed;
  const folded = new Map<string, ScreenCall>();
  for (const entry of calls) {
    const key = sameness(entry);
    const newer = folded.get(key);
    if (newer) folded.set(key, { ...newer, times: newer.times + 1 });
    else folded.set(key, { entry, times: 1, isFresh: last !== undefined && entry.pressed === last });
  }
  const shown = [...folded.values()];
  const fresh = shown.filter(({ isFresh }) => isFresh);
  return [...fresh.toReversed(), ...shown.filter(({ isFresh }) => !isFresh)];
};
